import { useRef, useState } from 'react';

type Errors<V> = Partial<Record<keyof V, string>>;

export interface FormOptions<V> {
  initial: V;
  /** What is wrong, by field; an empty object when nothing is. */
  validate?: (values: V) => Errors<V>;
  /** Sends the values. May answer with errors of single fields, found by the server. */
  submit: (values: V) => Promise<Errors<V> | void>;
}

export interface FormState<V> {
  values: V;
  errors: Errors<V>;
  /** A submit is under way. */
  busy: boolean;
  set: <K extends keyof V>(name: K, value: V[K]) => void;
  /** Value, change handler and error of a field, to spread on a control. */
  field: <K extends keyof V>(name: K) => { name: K; value: V[K]; onChange: (value: V[K]) => void; error: string | undefined };
  submit: () => Promise<void>;
}

/**
 * The state of a form. Errors appear with the first submit and from then on follow what is typed, so nobody is told
 * off while still typing. A second submit while one is under way is ignored.
 */
export function useForm<V extends object>({ initial, validate, submit }: FormOptions<V>): FormState<V> {
  const [values, setValues] = useState(initial);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const [told, setTold] = useState<Errors<V>>({});
  const found = tried ? (validate?.(values) ?? {}) : {};
  const errors = { ...told, ...found };

  const set: FormState<V>['set'] = (name, value) => {
    setValues((before) => ({ ...before, [name]: value }));
    setTold((before) => ({ ...before, [name]: undefined }));
  };
  return {
    values,
    errors,
    busy,
    set,
    field: (name) => ({ name, value: values[name], onChange: (value) => set(name, value), error: errors[name] }),
    async submit() {
      if (underWay.current) return;
      setTried(true);
      if (Object.values(validate?.(values) ?? {}).some(Boolean)) return;
      underWay.current = true;
      setBusy(true);
      try {
        setTold((await submit(values)) ?? {});
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
  };
}
