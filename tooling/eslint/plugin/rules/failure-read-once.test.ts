import { ruleCases } from '../testing/rule-cases';
import { failureReadOnce } from './failure-read-once';

describe('D-105 what a form was refused is no second alert', () => {
  ruleCases(failureReadOnce, {
    refused: ['failure && <Alert>{text}</Alert>', 'form.failure && <Alert severity="error" title={title}>{text}</Alert>'],
    accepted: ['problem && <Alert>{text}</Alert>', 'failure && <Alert quiet={isHeard}>{text}</Alert>'],
  });
});
