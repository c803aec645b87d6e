/**
 * The form controls for which antd's component does more than the browser's, for pages after the sign-in. Text, password and checkbox
 * fields are in ui-core, which every page loads.
 */
import { adoptOwnStyles } from '../ui-core/host';
import controlsCss from './controls.css';

adoptOwnStyles(controlsCss);

export { CheckboxGroup } from './choice/checkbox-group';
export { RadioGroup } from './choice/radio-group';
export { Segmented } from './choice/segmented';
export { Select } from './choice/select';
export { Switch } from './choice/switch';
export { DatePicker } from './date/date-picker';
export { EncodingSelect } from './file/encoding-select';
export { FileInput } from './file/file-input';
export { ReadOnlyField } from './text/read-only-field';
export { TextArea } from './text/text-area';
