import { createContext } from 'react';

/** Whether antd's components create their style sheets. Tests turn this off. */
export const AntdStyles = createContext(true);
