import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { DataField, Locale } from 'shared-kit/model';
import { renderWithKit } from 'shared-kit/testing';
import { NO_PATTERN, type PatternValues } from '../../drawing/drawing';
import { addStep, redo, startHistory, undo } from '../../drawing/history';
import { PatternEditor } from '../pattern-editor';

export const aField = (given: Partial<DataField> = {}): DataField => ({
  name: 'SKU',
  type: 'data',
  prefix: '',
  postfix: '',
  limiterType: 'range',
  limiter: '6',
  useCheckField: false,
  checkField: '',
  ...given,
});
export const constant = (name: string) => aField({ name, type: 'constant', limiter: '' });
export const separated = (name: string, limiter = ';', given: Partial<DataField> = {}) =>
  aField({ name, limiterType: 'separator', limiter, ...given });
export const aPattern = (given: Partial<PatternValues> = {}): PatternValues => ({ ...NO_PATTERN, ...given });

interface Given {
  values?: PatternValues;
  decodedText?: string;
  readOnly?: boolean;
  onEdit?: () => void;
  locale?: Locale;
}

/** Renders the pattern editor as the page does: controlled, with one history. */
export async function openEditor({ values = NO_PATTERN, locale = 'en-US', readOnly = false, ...rest }: Given = {}) {
  const steps: string[] = [];
  const onSave = jest.fn();
  let latest = values;
  function Holder() {
    const [history, setHistory] = useState(() => startHistory(values));
    latest = history.present;
    const onChange = (next: PatternValues, step: string) => {
      steps.push(step);
      setHistory(addStep(history, next));
    };
    return (
      <>
        <PatternEditor number={2} readOnly={readOnly} values={history.present} onChange={onChange} onSave={onSave} {...rest} />
        <button onClick={() => setHistory(undo(history))}>Undo</button>
        <button onClick={() => setHistory(redo(history))}>Redo</button>
      </>
    );
  }
  await renderWithKit(<Holder />, {
    locale,
    texts: { namespace: 'labelEditor', load: () => import(`locales/${locale}/labelEditor.json`) },
  });
  return { user: userEvent.setup(), steps, onSave, values: () => latest };
}

export const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });

/** Enters a text at once and leaves the input: faster than typing letter by letter. */
export function fill(name: string, text: string): void {
  fireEvent.change(box(name), { target: { value: text } });
  fireEvent.blur(box(name));
}

export const press = (name: string | RegExp) => screen.getByRole('button', { name });
export const rows = () =>
  within(screen.getByRole('table', { name: 'Fields' }))
    .getAllByRole('row')
    .slice(1);
export const names = () => rows().map((row) => within(row).getAllByRole('cell')[1]!.textContent);
export const regex = () => screen.getByRole('group', { name: 'Regular expression' }).querySelector('code')!;
export const result = () => screen.getByRole('status', { name: 'Test result' });
