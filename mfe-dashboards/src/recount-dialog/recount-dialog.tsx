import { registerNamespace } from 'shared-kit/i18n';
import { onDemand, OnDemandPart } from 'shared-kit/ui-core';
import { useState } from 'react';
import { taskCreationTexts } from '../recount/task-creation-texts';
import type { RecountChoiceProps } from './recount-choice';

async function loadWithTexts() {
  const { namespace, loadTexts } = taskCreationTexts;
  const [part] = await Promise.all([import('./recount-choice'), registerNamespace(namespace, loadTexts)]);
  return part;
}

/** Chooses the addresses of a task that counts them again (D-168). Its code and texts load when it first opens. */
export function RecountDialog(props: RecountChoiceProps) {
  const [recountChoice] = useState(() => onDemand(loadWithTexts));
  return <OnDemandPart of={recountChoice} isNeeded={props.open} onFailed={props.onClose} props={props} />;
}
