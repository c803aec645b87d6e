import { Upload } from 'antd';
import { useId, useRef, useState, type DragEvent, type ReactNode, type RefObject } from 'react';
import { useText } from '../../i18n';
import { useWindowListener } from '../../state';
import { Icon } from '../../ui-core';
import { Field, type FieldProps } from '../../ui-core/form/field';
import { AntdTheme } from '../../ui-antd/antd-theme';
import { icons } from '../../ui-overlay/display/icons';
import { describedBy } from '../../ui-core/form/described-by';

interface FileInputProps extends FieldProps {
  /** Extensions or types, as the `accept` attribute takes them. */
  accept?: string;
  onFile: (file: File) => void;
  /** The chosen file, shown by name. */
  file?: File | null;
  disabled?: boolean;
  /** Below the text of the area: which files are accepted, and their maximum size. */
  hint?: ReactNode;
}

/** Styles of the input below, which antd's types do not contain. */
const INPUT_IN_SIGHT = { styles: { input: { display: 'block' } } } as object;

/**
 * A labelled file field whose whole area accepts a click or a dropped file. The browser's own input is placed over antd's area, for the keyboard
 * and the label; nothing is uploaded. Files of other types are passed on too, so that the form can show an error. This field itself rejects
 * several files, a folder, and a file that is dropped beside the field.
 */
export function FileInput({ label, help, error: formError, note, accept, onFile, file, disabled, hint }: FileInputProps) {
  const { t } = useText('common');
  const nameId = useId();
  const area = useRef<HTMLDivElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const error = refusal ?? formError;
  useDropsBeside(area, (isBeside) => setRefusal(isBeside ? t('file.beside') : null));
  const take = (chosen: File) => {
    setRefusal(null);
    try {
      onFile(chosen);
    } catch (error) {
      // antd keeps to itself what this function throws. Told to the page, it is answered like the failure of any press (D-147).
      reportError(error);
    }
    return false;
  };
  /** Runs before antd, which would accept the first of several files, and a folder as an empty file. */
  const refuse = (event: DragEvent) => {
    const { files, items } = event.dataTransfer;
    const isFolder = [...items].some((item) => item.webkitGetAsEntry()?.isDirectory);
    if (disabled || (files.length < 2 && !isFolder)) return;
    event.preventDefault();
    event.stopPropagation();
    setRefusal(files.length > 1 ? t('file.several', { count: files.length }) : t('file.folder'));
  };
  // antd creates a new input after each choice, so that the same file can be chosen again. The new one gets the focus.
  const keepFocus = () => {
    if (!area.current?.contains(document.activeElement)) return;
    requestAnimationFrame(() => area.current?.querySelector('input')?.focus());
  };
  return (
    <Field label={label} help={help} error={error} note={note}>
      {(control, labelId) => (
        <AntdTheme>
          <div ref={area} onChangeCapture={keepFocus} onDropCapture={refuse}>
            <Upload.Dragger
              {...control}
              aria-labelledby={labelId}
              aria-describedby={describedBy(control['aria-describedby'], nameId)}
              rootClassName={error ? 'ic-file ic-file-wrong' : 'ic-file'}
              accept={{ format: accept ?? '', filter: () => true }}
              disabled={disabled}
              hasControlInside
              openFileDialogOnClick={false}
              showUploadList={false}
              beforeUpload={take}
              {...INPUT_IN_SIGHT}
            >
              <Icon of={file ? icons.file : icons.upload} className="ic-file-icon" />
              <div className="ic-file-name" id={nameId}>
                {file ? file.name : t('file.choose')}
              </div>
              <div className="ic-help">{file ? t('file.replace') : hint}</div>
            </Upload.Dragger>
          </div>
        </AntdTheme>
      )}
    </Field>
  );
}

/** Prevents the browser from opening a file that is dropped beside the field. The page would be lost with all that was typed. */
function useDropsBeside(area: RefObject<HTMLElement | null>, onDrop: (isBeside: boolean) => void): void {
  const dropped = (event: globalThis.DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    const isBeside = !area.current?.contains(event.target as Node);
    if (isBeside) event.preventDefault();
    if (event.type === 'drop') onDrop(isBeside);
  };
  useWindowListener('dragover', dropped, { capture: true });
  // Runs before the field's own handler, so that a message of that one stays.
  useWindowListener('drop', dropped, { capture: true });
}
