import { useRef, useState } from 'react';
import { useKeptState, useUnsavedChanges } from '../../state';
import { sameValue } from './same-value';

type Errors<V> = Partial<Record<keyof V, string>>;

export interface FormOptions<V> {
  initial: V;
  /** What is wrong, by field; an empty object when nothing is. */
  validate?: (values: V) => Errors<V>;
  /**
   * Sends the values. May answer with errors of single fields, found by the server. `saved` is to be called when they have arrived
   * and before navigating on: from then on they are what the form started from.
   */
  submit: (values: V, saved: () => void) => Promise<Errors<V> | void>;
  /**
   * The form's name, if changed values are a loss: asks before they are left behind (`useUnsavedChanges`), and keeps them over a
   * session that ended elsewhere (`useKeptState`).
   */
  guardedAs?: string;
}

export interface FormState<V> {
  values: V;
  errors: Errors<V>;
  /** A submit is under way. */
  busy: boolean;
  /** Some value differs from what the form started from, or from what was saved since. */
  dirty: boolean;
  set: <K extends keyof V>(name: K, value: V[K]) => void;
  /** Value, handlers and error of a field, to spread on a control. */
  field: <K extends keyof V>(name: K) => FieldState<K, V[K]>;
  submit: () => Promise<void>;
}

export interface FieldState<K, T> {
  name: K;
  value: T;
  onChange: (value: T) => void;
  onBlur: () => void;
  error: string | undefined;
}

/**
 * The state of a form. The error of a field appears when it is left with something typed in it, those of all with the first
 * submit, and from then on they follow what is typed: nobody is told off while still typing, nor for passing by. A second
 * submit while one is under way is ignored.
 */
export function useForm<V extends object>({ initial, validate, submit, guardedAs }: FormOptions<V>): FormState<V> {
  const [values, setValues] = useKeptState(guardedAs, initial);
  const [start, setStart] = useState(initial);
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState<Partial<Record<keyof V, boolean>>>({});
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const [told, setTold] = useState<Errors<V>>({});
  const found: Errors<V> = validate?.(values) ?? {};
  const dirty = !sameValue(values, start);
  const letGo = useUnsavedChanges(guardedAs !== undefined && dirty);
  const errorOf = (name: keyof V) => (tried || left[name] ? found[name] : undefined) ?? told[name];

  const set: FormState<V>['set'] = (name, value) => {
    setValues((before) => ({ ...before, [name]: value }));
    setTold((before) => ({ ...before, [name]: undefined }));
  };
  return {
    values,
    errors: Object.fromEntries(namesOf(values).map((name) => [name, errorOf(name)])) as Errors<V>,
    busy,
    dirty,
    set,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      onBlur: () => values[name] !== initial[name] && setLeft((before) => ({ ...before, [name]: true })),
      error: errorOf(name),
    }),
    async submit() {
      if (underWay.current) return;
      setTried(true);
      if (Object.values(validate?.(values) ?? {}).some(Boolean)) return;
      underWay.current = true;
      setBusy(true);
      try {
        const saved = () => {
          setStart(values);
          letGo();
        };
        setTold((await submit(values, saved)) ?? {});
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
  };
}

const namesOf = <V extends object>(values: V) => Object.keys(values) as (keyof V)[];
