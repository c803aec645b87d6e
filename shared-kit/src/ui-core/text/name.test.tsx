import { render, screen } from '@testing-library/react';
import { WithNames } from '..';

const names = () => [...document.querySelectorAll('[translate=no]')].map((element) => element.textContent);

it.each([
  ['a name within a sentence', 'Settings of North Yard', ['North Yard'], ['North Yard']],
  ['only the name', 'North Yard', ['North Yard'], ['North Yard']],
  ['two names, one of which is the beginning of the other', 'North Yard, North', ['North', 'North Yard'], ['North Yard', 'North']],
  ['a name that occurs twice', 'A becomes A', ['A'], ['A', 'A']],
  [
    'a name with special characters of regular expressions',
    'Task (1) *RR-CC.[N]/{A}? of A+B',
    ['(1) *RR-CC.[N]/{A}?', 'A+B'],
    ['(1) *RR-CC.[N]/{A}?', 'A+B'],
  ],
  ['a name that is also part of another word', 'Activity of Act, São', ['Act', 'S'], ['Act']],
  ['no name', 'Settings', ['North', ''], []],
])('WithNames excludes the names in a text from the browser’s translation: %s', (_what, text, given, kept) => {
  render(
    <p>
      <WithNames text={text} names={given} />
    </p>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent(text);
  expect(names()).toEqual(kept);
});
