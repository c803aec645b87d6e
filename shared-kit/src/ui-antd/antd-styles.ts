import { createContext } from 'react';

/** Whether antd's components make their style sheets. Tests switch it off. */
export const AntdStyles = createContext(true);
