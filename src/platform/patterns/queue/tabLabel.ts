import { decidesIn, type QueueTab, type Role } from '../../../../resources/kit/index.ts';

/** What a tab is called: nothing waits for who only reads. */
export const tabLabel = (tab: QueueTab, role: Role | undefined): string =>
  tab.task?.decides && role && !decidesIn(tab, role) ? tab.label.replace(/ Saya$/, '') : tab.label;
