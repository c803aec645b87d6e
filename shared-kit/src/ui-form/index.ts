/**
 * What people fill in behind the sign-in: antd's controls under the kit's theme, all in one entry so that a form is of one family.
 * The screens before the sign-in have the browser's own in ui-core: `NativeInput` and the like.
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
export { FileInput, type FileInputProps } from './file/file-input';
export { Input, type InputProps } from './text/input';
export { InputNumber, type InputNumberProps } from './text/input-number';
export { PasswordInput } from './text/password-input';
export { ReadOnlyField, type ReadOnlyFieldProps } from './text/read-only-field';
export { TextArea, type TextAreaProps } from './text/text-area';
