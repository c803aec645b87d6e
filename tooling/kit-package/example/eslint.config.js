import { remoteRules } from 'tooling/eslint';

export default remoteRules(import.meta.dirname);
