/**
 * The form controls for screens after the sign-in: antd's under the kit's theme, in one entry, so that a form has controls of one kind.
 * Screens before the sign-in use the browser's own of ui-core, such as `NativeInput`.
 */
import { adoptStyles } from '../ui-core';
import controlsCss from './controls.css';

adoptStyles(controlsCss);

export { Checkbox, type CheckboxProps } from './choice/checkbox';
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './choice/checkbox-group';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './choice/radio-group';
export { Segmented, type SegmentedProps } from './choice/segmented';
export { Select, type SelectOption, type SelectProps } from './choice/select';
export { Switch, type SwitchProps } from './choice/switch';
export { DatePicker, type DatePickerProps } from './date/date-picker';
export { EncodingSelect, type EncodingSelectProps } from './file/encoding-select';
export { FileInput, type FileInputProps } from './file/file-input';
export { Input, type InputProps } from './text/input';
export { InputNumber, type InputNumberProps } from './text/input-number';
export { PasswordInput } from './text/password-input';
export { ReadOnlyField, type ReadOnlyFieldProps } from './text/read-only-field';
export { TextArea, type TextAreaProps } from './text/text-area';
