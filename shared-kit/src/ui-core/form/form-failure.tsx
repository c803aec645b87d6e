import { useMessageText } from '../../i18n';
import type { Message } from '../../model';
import { Alert } from '../feedback/alert';

interface FormFailureProps {
  /** What the server refused, as `failure` of `useForm` has it. */
  problem: Message | null;
  title?: string;
  /** The text of the problem; by default that of its message. */
  textOf?: (problem: Message) => string;
}

/** Why a form was not saved, above its buttons until it is sent again. Screen readers hear it from the snackbar, once (D-105). */
export function FormFailure({ problem, title, textOf }: FormFailureProps) {
  const messageText = useMessageText();
  return (
    problem && (
      <Alert severity="error" title={title} quiet>
        {(textOf ?? messageText)(problem)}
      </Alert>
    )
  );
}
