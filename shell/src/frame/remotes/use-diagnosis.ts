import { useEffect, useState } from 'react';
import type { LoadedRemote } from '../../registry/loaded-registry';
import { diagnoseEntry, type Diagnosis } from './diagnose-entry';

/** Why the remote's entry did not load; undefined until its server answers, and without a remote. */
export function useDiagnosis(remote: LoadedRemote | undefined): Diagnosis | undefined {
  const [diagnosis, setDiagnosis] = useState<Diagnosis>();
  useEffect(() => {
    if (!remote) return;
    let left = false;
    void diagnoseEntry(remote).then((answer) => {
      if (!left) setDiagnosis(answer);
    });
    return () => {
      left = true;
    };
  }, [remote]);
  return diagnosis;
}
