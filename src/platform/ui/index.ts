/**
 * Parts that the app's first chunk needs. Those that only special screens compose are in `parts.ts`, so that they
 * arrive with the first screen that uses them.
 */

export { RegistryContext } from './registry.ts';
export { MergePage, toResourceProps, writingViews } from './toResourceProps.ts';
