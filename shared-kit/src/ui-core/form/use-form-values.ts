import type { Dispatch, SetStateAction } from 'react';
import { useKeptState, useUnsavedChanges } from '../../state';
import { valueAt, withValueAt, type FieldPath, type ValueAt } from './field-path';
import { changedFields, startedWith, withLive, withValues, type FormData } from './form-data';
import { sameValue } from './same-value';

export interface FormValuesOptions<V extends object> {
  initial: V;
  /** `initial` is live data, and fields that the user has not typed in follow it. Otherwise the form is filled once. */
  live?: boolean;
  /** Adjusts the values after a change of one field, such as clearing fields that depend on it. */
  adjust?: (values: V, changed: string, before: V) => V;
  /**
   * The form's name. With a name, leaving the page with unsaved changes asks first (`useUnsavedChanges`), and the values survive a sign-out
   * in another tab (`useKeptState`).
   */
  guardedAs?: string;
  /** The values are being sent by calls that go on when the page is left (D-132), so leaving loses nothing. */
  isSending?: boolean;
}

/** The values of a form, and what is derived from them. */
export interface FormContent<V extends object> {
  values: V;
  /** The values that the form started from: the live data in a live form. */
  start: V;
  /** Some value differs from `start`, or from what was saved since. */
  dirty: boolean;
  /** Whether a field, or one of those in it, differs: for marking a section. */
  isDirty: (name: FieldPath<V>) => boolean;
  /** Fields that both the user and somebody else have changed. */
  overtaken: readonly FieldPath<V>[];
  set: <P extends FieldPath<V>>(name: P, value: ValueAt<V, P>) => void;
}

export interface FormValues<V extends object> extends FormContent<V> {
  /** For `useFormWithValues` only. */
  inner: {
    data: FormData<V>;
    setData: Dispatch<SetStateAction<FormData<V>>>;
    /** Leaving the page does not ask from now on. */
    release: () => void;
  };
}

/**
 * The values of a form (ADR-0018), for rules that need data which depends on the values. The form reads that data, such as the moderators of
 * the chosen company, and passes values and rules to `useFormWithValues`. Other forms use `useForm`.
 */
export function useFormValues<V extends object>({
  initial,
  live = false,
  adjust,
  guardedAs,
  isSending = false,
}: FormValuesOptions<V>): FormValues<V> {
  const [data, setData] = useKeptState(guardedAs, startedWith(initial));
  if (live && !sameValue(data.live, initial)) setData(withLive(data, initial));

  const { values, start } = data;
  const dirty = changedFields(start, values).length > 0;
  const release = useUnsavedChanges(guardedAs !== undefined && dirty && !isSending);
  return {
    values,
    start,
    dirty,
    isDirty: (name) => !sameValue(valueAt(start, name), valueAt(values, name)),
    overtaken: data.overtaken as FieldPath<V>[],
    set: (name, value) =>
      setData((before) => {
        const next = withValueAt(before.values, name, value);
        return withValues(before, adjust?.(next, name, before.values) ?? next);
      }),
    inner: { data, setData, release },
  };
}
