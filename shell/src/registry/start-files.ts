/** The two files that the console needs to start. This module imports nothing: the scripts in the page itself use it. */
export const CONFIG_PATH = '/config.json';
export const REGISTRY_PATH = '/registry.json';
