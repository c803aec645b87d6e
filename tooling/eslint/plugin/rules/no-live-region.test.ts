import { ruleCases } from '../testing/rule-cases';
import { noLiveRegion } from './no-live-region';

describe('(D-133) only the announcement of the kit is read out whenever it changes', () => {
  ruleCases(noLiveRegion, {
    refused: [
      '<p role="status">{count}</p>',
      '<p role="log">{count}</p>',
      "<p role={urgent ? 'alert' : 'status'}>{count}</p>",
      '<p aria-live="polite">{count}</p>',
      "<p aria-live={loud ? 'assertive' : 'off'}>{count}</p>",
      '<output>{count}</output>',
      "<p {...{ role: 'status' }}>{count}</p>",
      "<p {...{ 'aria-live': 'polite' }}>{count}</p>",
    ],
    accepted: ['<p role="alert">{problem}</p>', '<output aria-live="off">{zoom}</output>', '<p title="status">{status}</p>'],
  });
});
