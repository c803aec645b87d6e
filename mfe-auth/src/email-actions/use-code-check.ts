import { auth, type CodePurpose } from 'shared-kit/firebase/auth';
import type { Message } from 'shared-kit/model';
import { useEffect, useState } from 'react';

export type CodeCheck = { status: 'checking' } | { status: 'works'; email: string } | { status: 'fails'; problem: Message };

/** Checks whether a mailed code works, and which address it was mailed to. The check does not use the code up. */
export function useCodeCheck(code: string, purpose: CodePurpose): CodeCheck & { retry: () => void } {
  const [check, setCheck] = useState<CodeCheck>({ status: 'checking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let here = true;
    void auth()
      .checkCode(code, purpose)
      .then((outcome) => {
        if (!here) return;
        setCheck(outcome.ok ? { status: 'works', email: outcome.value.email } : { status: 'fails', problem: outcome.problem });
      });
    return () => void (here = false);
  }, [attempt, code, purpose]);
  const retry = () => {
    setCheck({ status: 'checking' });
    setAttempt((before) => before + 1);
  };
  return { ...check, retry };
}
