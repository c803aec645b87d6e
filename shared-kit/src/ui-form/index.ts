/**
 * The form controls for screens after the sign-in: antd's under the kit's theme, in one entry, so that a form has controls of one kind.
 * Screens before the sign-in use the browser's own of ui-core, such as `NativeInput`.
 */
import { adoptStyles } from '../ui-core';
import controlsCss from './controls.css';

adoptStyles(controlsCss);

export { CheckboxGroup } from './choice/checkbox-group';
export { RadioGroup } from './choice/radio-group';
export { Segmented } from './choice/segmented';
export { Select } from './choice/select';
export { Switch } from './choice/switch';
export { DatePicker } from './date/date-picker';
export { EncodingSelect } from './file/encoding-select';
export { FileInput } from './file/file-input';
export { InputNumber } from './text/input-number';
export { ReadOnlyField } from './text/read-only-field';
export { TextArea } from './text/text-area';
