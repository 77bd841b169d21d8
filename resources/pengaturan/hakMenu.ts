import type { Flag } from '../kit/index.ts';

/** One boolean per flag, as the menu matrix stores and sends it (docs/domain/10 §1). */
export const flagField = {
  read: 'canRead',
  create: 'canCreate',
  update: 'canUpdate',
  delete: 'canDelete',
  import: 'canImport',
  export: 'canExport',
  action: 'canAction',
} as const satisfies Record<Flag, string>;

/** Rights that a menu entry gives its role. */
export type FlagRecord = Record<(typeof flagField)[Flag], boolean>;

/** Something that may be done: its words, what follows the entry's link, and that the list opens its export. */
interface MenuDeed {
  nama: string;
  buka?: string;
  ekspor?: true;
}

/** One entry of `GET /menu-user`, with what is below it (docs/domain/10 §3.2, docs/api.md). */
export interface MenuEntry {
  id: string;
  link: string | null;
  path: string | null;
  urut: number;
  meta: {
    title: string;
    icon: string | null;
    name: string;
    hiddenInMenu: boolean;
    /** Place among what the role uses every week, from 1. */
    mingguan?: number;
    /** Commands of the caller there, offered by the search over everything. */
    aksi?: readonly MenuDeed[];
  };
  permission: FlagRecord;
  children: MenuEntry[];
}

/** `GET /menu-user/permission`: actions by resource, and the fields that may not be written or not even be seen. */
export interface ResourcePermissions {
  resources: Readonly<Record<string, readonly string[]>>;
  fields: Readonly<Record<string, { readOnly?: readonly string[]; hidden?: readonly string[] }>>;
}

/** `GET /menu-user/permission?roleId=`: what a role may do at each menu, and the most that the policy lets it. */
export interface MenuMatrix {
  items: ({ menuId: string } & FlagRecord)[];
  maksimum: Readonly<Record<string, FlagRecord>>;
}
