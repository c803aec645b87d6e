import { render, screen } from '@testing-library/react';
import { WithNames } from '..';

const names = () => [...document.querySelectorAll('[translate=no]')].map((element) => element.textContent);

it.each([
  ['a name within a sentence', 'Settings of North Yard', ['North Yard'], ['North Yard']],
  ['nothing but the name', 'North Yard', ['North Yard'], ['North Yard']],
  ['two names, of which one begins the other', 'North Yard, North', ['North', 'North Yard'], ['North Yard', 'North']],
  ['a name that stands in it twice', 'A becomes A', ['A'], ['A', 'A']],
  ['a name with characters of patterns', 'Task (1) *RR-CC.[N]/{A}? of A+B', ['(1) *RR-CC.[N]/{A}?', 'A+B'], ['(1) *RR-CC.[N]/{A}?', 'A+B']],
  ['a name that is also part of another word', 'Activity of Act, São', ['Act', 'S'], ['Act']],
  ['no name', 'Settings', ['North', ''], []],
])('keeps a browser’s translation out of the names of a text: %s', (_what, text, given, kept) => {
  render(
    <p>
      <WithNames text={text} names={given} />
    </p>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent(text);
  expect(names()).toEqual(kept);
});
