import { decidesIn, type QueueTab, type Role } from '../../../../resources/kit/index.ts';

/** Label of a tab; for a role that only reads nothing waits. */
export const tabLabel = (tab: QueueTab, role: Role | undefined): string =>
  tab.task?.decides && role && !decidesIn(tab, role) ? tab.label.replace(/ Saya$/, '') : tab.label;
