import { useId, useState, type DragEvent, type ReactNode } from 'react';
import { useText } from '../../i18n';
import { Field, Icon, type FieldProps } from '../../ui-core';
import { icons } from '../display/icons';

export interface FileInputProps extends FieldProps {
  /** Extensions or types, as the `accept` attribute takes them. */
  accept?: string;
  onFile: (file: File) => void;
  /** The chosen file, shown by name. */
  file?: File | null;
  disabled?: boolean;
  /** Under the invitation: which files, how big. */
  hint?: ReactNode;
}

/** A labelled file field whose whole area takes a click or a dropped file. */
export function FileInput({ label, help, error, note, accept, onFile, file, disabled, hint }: FileInputProps) {
  const { t } = useText('common');
  const [over, setOver] = useState(false);
  const nameId = useId();
  const take = (files: FileList | null) => {
    const first = files?.[0];
    if (first && !disabled) onFile(first);
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside && !disabled);
  };
  return (
    <Field label={label} help={help} error={error} note={note}>
      {(control) => (
        <div
          className={`ic-file ${over ? 'ic-file-over' : ''} ${error ? 'ic-file-wrong' : ''}`}
          onDragOver={drag(true)}
          onDragLeave={drag(false)}
          onDrop={(event) => {
            drag(false)(event);
            take(event.dataTransfer.files);
          }}
        >
          <input
            {...control}
            aria-describedby={[control['aria-describedby'], nameId].filter(Boolean).join(' ')}
            type="file"
            accept={accept}
            disabled={disabled}
            onChange={(event) => {
              take(event.target.files);
              // The same file, corrected meanwhile, can be chosen again.
              event.target.value = '';
            }}
          />
          <Icon of={file ? icons.file : icons.upload} className="ic-file-icon" />
          <span className="ic-file-name" id={nameId}>
            {file ? file.name : t('file.choose')}
          </span>
          <span className="ic-help">{file ? t('file.replace') : hint}</span>
        </div>
      )}
    </Field>
  );
}
