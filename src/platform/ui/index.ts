/**
 * What the app's first piece of code needs. The parts that special screens compose are in `parts.ts`, apart from this
 * file so that they arrive with the first screen that uses them.
 */

export { RegistryContext } from './registry.ts';
export { MergePage, toResourceProps, writingViews } from './toResourceProps.ts';
