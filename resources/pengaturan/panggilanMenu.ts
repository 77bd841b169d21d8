import { z } from 'zod';
import { asIssue, call, messages } from '../kit/index.ts';
import type { MenuMatrix } from './hakMenu.ts';

const choice = asIssue(messages.choice);
const flag = z.boolean({ error: asIssue(messages.wrongType) }).default(false);
/** Rights of a role's menus, as the matrix shows them. */
export const simpanHakMenu = call({
  method: 'PUT',
  path: '/api/menu-user/permission',
  summary: 'Simpan hak menu sebuah peran',
  documented: z.object({
    roleId: z.string({ error: asIssue(messages.required) }).max(4),
    app: z.string().max(1).default('1'),
    items: z
      .array(
        z.object({
          menuId: z.uuid({ error: choice }),
          canRead: flag,
          canCreate: flag,
          canUpdate: flag,
          canDelete: flag,
          canImport: flag,
          canExport: flag,
          canAction: flag,
        }),
        { error: asIssue(messages.required) },
      )
      .max(1000, asIssue(messages.maxRows({ n: 1000 }))),
  }),
  answer: z.custom<MenuMatrix>(),
});

/** Order and parents of menus, of all roles or of one. */
export const urutkanMenu = call({
  method: 'PUT',
  path: '/api/menu-user/sort',
  summary: 'Simpan urutan menu',
  documented: z.object({
    roleId: z.string().max(4).nullish(),
    items: z
      .array(
        z.object({
          id: z.uuid({ error: choice }),
          idParent: z.uuid({ error: choice }).nullish(),
          urut: z
            .int({ error: asIssue(messages.number.whole) })
            .min(0)
            .max(9999),
        }),
        { error: asIssue(messages.required) },
      )
      .max(1000, asIssue(messages.maxRows({ n: 1000 }))),
  }),
  answer: z.object({ berhasil: z.number() }),
});
