import { useRef, useState } from 'react';
import type { ApiResult } from 'shared-kit/api';
import { useMessageText } from '../../i18n';
import { CODE, problem, type Message } from '../../model';
import { useFeedback } from '../../state';
import { valueAt, withValueAt, type FieldPath, type ValueAt } from './field-path';
import type { FilledFields } from './form';
import { startedWith, withSaved, withTouched, type Problem } from './form-data';
import { useFormValues, type FormContent, type FormValues, type FormValuesOptions } from './use-form-values';
import { STOPPED, untilStopped } from './waiting';

/** Shown when the user stops waiting for the answer: the server may have done what was sent. */
const UNANSWERED = problem(CODE.serviceUnavailable, { key: 'err.unanswered' });

export type FieldErrors<V> = { readonly [P in FieldPath<V>]?: Problem | undefined };

/** The rules of a form, and how it is sent. */
export interface FormRules<V extends object> {
  /** Returns the errors by field; an empty object for none. */
  validate?: (values: V) => FieldErrors<V>;
  /** The errors that more typing in the field cannot fix. They are shown while typing, before the user leaves the field. */
  validateOnChange?: (values: V) => FieldErrors<V>;
  /**
   * Sends the values. The form reports the result of a call: success and refusal in a snackbar (ERR-01, ERR-02), a refusal also at its
   * field or as `failure`. Errors by field, if returned instead, are shown at the fields only. Call `saved` before navigating on inside of
   * `submit`: the values then count as unchanged.
   */
  submit: (values: V, saved: () => void) => Promise<ApiResult | FieldErrors<V> | void>;
  /** The field that a refusal belongs to; by default the one it names, if there is such a field. */
  fieldOf?: (problem: Message) => FieldPath<V> | null | undefined;
  /** Runs after a successful call, for example to navigate on. The form ignores other submits until it has finished. */
  done?: (answer: Message) => void | Promise<void>;
  /** The text of a problem for the user; by default the text of its message. */
  problemText?: (problem: Message) => string;
  /** The page itself shows the progress of a submit and cancels it: the form does not offer to stop waiting. */
  ownCancel?: boolean;
}

export interface FormOptions<V extends object> extends FormValuesOptions<V>, FormRules<V> {}

export interface FormState<V extends object> extends FormContent<V> {
  /** The errors that are shown at the fields, in the user's language. */
  errors: Readonly<Partial<Record<FieldPath<V>, string>>>;
  /** A refusal of the last submit that belongs to no field. */
  failure: Message | null;
  /** A submit is under way. */
  busy: boolean;
  /** Value, handlers and error of a field, to spread on a control. */
  field: <P extends FieldPath<V>>(name: P) => FieldState<P, ValueAt<V, P>>;
  /** Resets the form to its start, or to the given values, without errors. */
  reset: (values?: V) => void;
  /** `filled`: the texts of the fields on the page, which may be filled without an event. Returns the texts of the errors that prevented sending. */
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
 * it (`Form` offers that). Then it is not known whether the server has done it.
 */
export function useForm<V extends object>(options: FormOptions<V>): FormState<V> {
  return useFormWithValues(useFormValues(options), options);
}

/** Like `useForm`, but with the values that the rules were built from; see `useFormValues`. */
export function useFormWithValues<V extends object>(formValues: FormValues<V>, options: FormRules<V>): FormState<V> {
  const { inner, ...content } = formValues;
  const { data, setData, release } = inner;
  const { values, start, set } = content;
  const { submit, done } = options;
  const messageText = useMessageText();
  const { report } = useFeedback();
  const [failure, setFailure] = useState<Message | null>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const { submitted, touched, serverErrors } = data;
  const immediateErrors: ByName = options.validateOnChange?.(values) ?? {};
  const errorsOf = (of: V): ByName => ({ ...options.validate?.(of), ...definedErrors(options.validateOnChange?.(of) ?? {}) });
  const clientErrors = errorsOf(values);

  const textOf = (problem: Problem) => (typeof problem === 'string' ? problem : (options.problemText ?? messageText)(problem));
  const errorOf = (name: string): string | undefined => {
    const problem = (submitted || name in touched ? clientErrors : immediateErrors)[name] ?? serverErrors[name];
    return problem && textOf(problem);
  };
  /** Reports a success that arrives after the user has stopped waiting. */
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
    ...content,
    failure,
    busy,
    errors: Object.fromEntries(
      [...Object.keys(clientErrors), ...Object.keys(serverErrors)].map((name) => [name, errorOf(name)]),
    ) as FormState<V>['errors'],
    field: <P extends FieldPath<V>>(name: P) => ({
      name,
      value: valueAt(values, name) as ValueAt<V, P>,
      onChange: (value: ValueAt<V, P>) => set(name, value),
      onBlur: () => setData((before) => withTouched(before, name)),
      error: errorOf(name),
    }),
    reset: (next = start) => {
      setData((before) => ({ ...startedWith(next), live: before.live }));
      setFailure(null);
    },
    async submit(filled) {
      if (underWay.current) return [];
      const submittedData = { ...data, values: withFilled(values, filled) };
      setData((before) => ({ ...before, values: withFilled(before.values, filled), submitted: true }));
      setFailure(null);
      const refused = Object.values(definedErrors(errorsOf(submittedData.values)));
      if (refused.length > 0) return refused.map(textOf);
      underWay.current = true;
      setBusy(true);
      const saved = () => {
        setData((before) => withSaved(before, submittedData));
        release();
      };
      try {
        const sending = submit(submittedData.values, saved);
        const answer = await (options.ownCancel ? sending : untilStopped(sending));
        if (answer === STOPPED) {
          void sending.then((late) => reportLate(late, saved));
          await reportAnswer({ ok: false, problem: UNANSWERED }, saved);
        } else if (isResult(answer)) await reportAnswer(answer, saved);
        else setData((before) => ({ ...before, serverErrors: definedErrors(answer ?? {}) }));
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

const definedErrors = (errors: ByName): Record<string, Problem> =>
  Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, Problem] => Boolean(entry[1])));

/** The values with the texts that fields hold on the page. */
const withFilled = <V extends object>(values: V, filled: FilledFields = new Map()): V =>
  [...filled].reduce((next, [name, text]) => (typeof valueAt(next, name) === 'string' ? withValueAt(next, name, text) : next), values);

const ownField =
  <V extends object>(values: V) =>
  ({ field }: Message) =>
    field !== undefined && valueAt(values, field) !== undefined ? (field as FieldPath<V>) : null;
