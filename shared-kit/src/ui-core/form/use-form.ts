import { useRef, useState } from 'react';
import type { ApiResult } from 'shared-kit/api';
import { useMessageText } from '../../i18n';
import { CODE, problem, type Message } from '../../model';
import { useFeedback, useKeptState, useUnsavedChanges } from '../../state';
import { valueAt, withValueAt, type FieldPath, type ValueAt } from './field-path';
import type { FilledFields } from './form';
import { changedFields, startedWith, withLive, withRows, withSaved, withTouched, withValues, type Problem } from './form-data';
import { sameValue } from './same-value';
import { STOPPED, untilStopped } from './waiting';

/** What was sent may have been done. */
const UNANSWERED = problem(CODE.serviceUnavailable, { key: 'err.unanswered' });

/** The errors by field. */
export type FieldErrors<V> = { readonly [P in FieldPath<V>]?: Problem | undefined };

export interface FormOptions<V extends object> {
  initial: V;
  /** `initial` is live data: fields that nobody has typed in follow it. Without it the form is filled once. */
  live?: boolean;
  /** Returns the errors by field; an empty object for none. */
  validate?: (values: V) => FieldErrors<V>;
  /** The errors that more typing in the field cannot correct. They show while typing, before the field is left. */
  atOnce?: (values: V) => FieldErrors<V>;
  /** Adjusts the values after a change of one field, such as clearing fields that depend on it. */
  adjust?: (values: V, changed: string, before: V) => V;
  /**
   * Sends the values. The form reports the result of a call: success and refusal in a snackbar (ERR-01, ERR-02), a refusal also at its
   * field or as `failure`. Errors by field, if returned instead, are shown at the fields only. Call `saved` before navigating on inside of
   * `submit`: the values then count as unchanged.
   */
  submit: (values: V, saved: () => void) => Promise<ApiResult | FieldErrors<V> | void>;
  /** The field that a refusal belongs to; by default the one it names, if there is such a field. */
  fieldOf?: (problem: Message) => FieldPath<V> | null | undefined;
  /** Runs after a successful call, for example to navigate on. The form ignores other submits until it has ended. */
  done?: (answer: Message) => void | Promise<void>;
  /** The text of a problem for the user; by default the text of its message. */
  say?: (problem: Message) => string;
  /**
   * The form's name, if losing changed values matters: leaving the page then asks first (`useUnsavedChanges`), and the values survive a
   * session that ended in another tab (`useKeptState`).
   */
  guardedAs?: string;
  /** The page itself shows the progress of a submit and cancels it: the form does not offer to stop waiting. */
  ownCancel?: boolean;
}

export interface FormState<V extends object> {
  values: V;
  /** The values that the form started from: the live data in a live form. */
  start: V;
  /** The errors that are shown at the fields, in the user's language. */
  errors: Readonly<Partial<Record<FieldPath<V>, string>>>;
  /** A refusal of the last submit that belongs to no field. */
  failure: Message | null;
  /** A submit is under way. */
  busy: boolean;
  /** Some value differs from what the form started from, or from what was saved since. */
  dirty: boolean;
  /** The fields that differ, by name; a list is one field. */
  dirtyFields: readonly FieldPath<V>[];
  /** Whether a field, or one of those in it, differs: for marking a section. */
  isDirty: (name: FieldPath<V>) => boolean;
  /** Fields that were typed in while somebody else changed them too. */
  overtaken: readonly FieldPath<V>[];
  set: <P extends FieldPath<V>>(name: P, value: ValueAt<V, P>) => void;
  /** Value, handlers and error of a field, to spread on a control. */
  field: <P extends FieldPath<V>>(name: P) => FieldState<P, ValueAt<V, P>>;
  /** Replaces the rows of a list; see `useFieldList`. */
  arrange: (list: FieldPath<V>, rows: readonly unknown[], order: readonly (number | null)[]) => void;
  /** Resets the form to its start, or to the given values, without errors. */
  reset: (values?: V) => void;
  /** `filled`: what the fields hold on the page, which may be more than was typed. Returns the texts of the errors that kept it from sending. */
  submit: (filled?: FilledFields) => Promise<readonly string[]>;
}

export interface FieldState<P, T> {
  name: P;
  value: T;
  onChange: (value: T) => void;
  onBlur: () => void;
  error: string | undefined;
}

/**
 * The state of a form (ADR-0018). The error of a field appears when the user has typed in the field and leaves it; the first submit
 * shows the errors of all fields. From then on they follow the values. So no error appears while the user types, or tabs past a field. The
 * server's error of a field disappears when the field changes. A second submit is ignored while one is running. The user may stop waiting for
 * it (`Form` offers that): then it is not known whether it was done.
 */
export function useForm<V extends object>(options: FormOptions<V>): FormState<V> {
  const { initial, live = false, adjust, submit, done, guardedAs } = options;
  const messageText = useMessageText();
  const { report } = useFeedback();
  const [data, setData] = useKeptState(guardedAs, startedWith(initial));
  const [failure, setFailure] = useState<Message | null>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  if (live && !sameValue(data.live, initial)) setData(withLive(data, initial));

  const { values, start, submitted, touched, serverErrors } = data;
  const said: ByName = options.atOnce?.(values) ?? {};
  const errorsOf = (of: V): ByName => ({ ...options.validate?.(of), ...found(options.atOnce?.(of) ?? {}) });
  const clientErrors = errorsOf(values);
  const dirtyFields = changedFields(start, values);
  const dirty = dirtyFields.length > 0;
  const released = useUnsavedChanges(guardedAs !== undefined && dirty);

  const say = (problem: Problem) => (typeof problem === 'string' ? problem : (options.say ?? messageText)(problem));
  const errorOf = (name: string): string | undefined => {
    const problem = (submitted || name in touched ? clientErrors : said)[name] ?? serverErrors[name];
    return problem && say(problem);
  };
  const set = (name: string, value: unknown) =>
    setData((before) => {
      const next = withValueAt(before.values, name, value);
      return withValues(before, adjust?.(next, name, before.values) ?? next);
    });
  /** A success that comes after the user has stopped waiting for it. */
  const reportLate = (answer: ApiResult | FieldErrors<V> | void, saved: () => void) => {
    if (!isResult(answer) || !answer.ok) return;
    setFailure(null);
    report(answer);
    saved();
  };
  const reportAnswer = async (answer: ApiResult, saved: () => void) => {
    report(answer);
    if (answer.ok) {
      saved();
      await done?.(answer.message);
      return;
    }
    const { problem } = answer;
    const name = (options.fieldOf ?? ownField(values))(problem);
    if (name) setData((before) => ({ ...before, serverErrors: { [name]: problem } }));
    else setFailure(problem);
  };

  return {
    values,
    start,
    failure,
    busy,
    dirty,
    dirtyFields: dirtyFields as FieldPath<V>[],
    isDirty: (name) => !sameValue(valueAt(start, name), valueAt(values, name)),
    overtaken: data.overtaken as FieldPath<V>[],
    errors: Object.fromEntries(
      [...Object.keys(clientErrors), ...Object.keys(serverErrors)].map((name) => [name, errorOf(name)]),
    ) as FormState<V>['errors'],
    set,
    field: <P extends FieldPath<V>>(name: P) => ({
      name,
      value: valueAt(values, name) as ValueAt<V, P>,
      onChange: (value: ValueAt<V, P>) => set(name, value),
      onBlur: () => setData((before) => withTouched(before, name)),
      error: errorOf(name),
    }),
    arrange: (list, rows, order) => setData((before) => withRows(before, list, rows, order)),
    reset: (next = start) => {
      setData((before) => ({ ...startedWith(next), live: before.live }));
      setFailure(null);
    },
    async submit(filled) {
      if (underWay.current) return [];
      const sent = { ...data, values: withFilled(values, filled) };
      setData((before) => ({ ...before, values: withFilled(before.values, filled), submitted: true }));
      setFailure(null);
      const refused = Object.values(found(errorsOf(sent.values)));
      if (refused.length > 0) return refused.map(say);
      underWay.current = true;
      setBusy(true);
      const saved = () => {
        setData((before) => withSaved(before, sent));
        released();
      };
      try {
        const sending = submit(sent.values, saved);
        const answer = await (options.ownCancel ? sending : untilStopped(sending));
        if (answer === STOPPED) {
          void sending.then((late) => reportLate(late, saved));
          await reportAnswer({ ok: false, problem: UNANSWERED }, saved);
        } else if (isResult(answer)) await reportAnswer(answer, saved);
        else setData((before) => ({ ...before, serverErrors: found(answer ?? {}) }));
      } finally {
        underWay.current = false;
        setBusy(false);
      }
      return [];
    },
  };
}

const isResult = (answer: object | void): answer is ApiResult => typeof (answer as Partial<ApiResult> | undefined)?.ok === 'boolean';

type ByName = Readonly<Record<string, Problem | undefined>>;

const found = (errors: ByName): Record<string, Problem> =>
  Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, Problem] => Boolean(entry[1])));

/** The values with the texts that fields hold on the page. */
const withFilled = <V extends object>(values: V, filled: FilledFields = new Map()): V =>
  [...filled].reduce((next, [name, text]) => (typeof valueAt(next, name) === 'string' ? withValueAt(next, name, text) : next), values);

const ownField =
  <V extends object>(values: V) =>
  ({ field }: Message) =>
    field !== undefined && valueAt(values, field) !== undefined ? (field as FieldPath<V>) : null;
