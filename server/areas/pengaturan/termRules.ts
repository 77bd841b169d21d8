import { noteOf, type Renamed, type Row, renamedIn } from '../../../resources/kit/index.ts';
import { jenisMbkm } from '../../../resources/master/jenisMbkm.ts';
import { menu } from '../../../resources/pengaturan/menu.ts';
import { pengaturanRefusals } from '../../../resources/pengaturan/refusals.ts';
import { peran } from '../../../resources/pengaturan/role.ts';
import { sebutan } from '../../../resources/pengaturan/sebutan.ts';
import { accessChannel, everything } from '../../platform/access/channel.ts';
import { identityChannel } from '../../platform/access/identity.ts';
import { asSystem, find } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';

/** Effects of changed terms: texts follow at once; kinds, roles and menus that came with the portal are renamed. */
export const termRules: RulesFor<typeof sebutan> = {
  afterWrite: async (ctx, row, before) => {
    if (row && before) await renameRows(ctx, row, before);
    ctx.announce(identityChannel);
  },
};

/** Replaces the term in the names of kinds of MBKM, roles and menus, which are stored rows. */
async function renameRows(ctx: RuleContext, row: Row<typeof sebutan>, before: Row<typeof sebutan>): Promise<void> {
  const on = asSystem(ctx.tx);
  const all = await find(on, sebutan, {}, ['kunci', 'nama', 'inggris']);
  // Longer names keep their words: 'Pertukaran Mahasiswa' is another one than 'Pertukaran'.
  const words = (name: 'nama' | 'inggris'): Renamed[] =>
    all.map(one =>
      one.kunci === row.kunci ? { from: before[name], to: row[name] } : { from: one[name], to: one[name] },
    );
  const [id, en] = [words('nama'), words('inggris')];
  const note = noteOf(pengaturanRefusals.notes.renamed({ dari: before.nama, ke: row.nama }));

  const kinds = (await find(on, jenisMbkm, { bawaan: true }, ['id', 'nama', 'namaInggris'])).flatMap(kind => {
    const [nama, namaInggris] = [renamedIn(kind.nama, id), kind.namaInggris && renamedIn(kind.namaInggris, en)];
    return nama === kind.nama && namaInggris === kind.namaInggris
      ? []
      : [{ id: kind.id, values: { nama, namaInggris } }];
  });
  if (kinds.length) await ctx.carry(jenisMbkm, kinds, note);

  const held = await find(on, peran, { isSystem: true }, ['id', 'name', 'deskripsi']);
  const roles = held.flatMap(({ id: code, name, deskripsi }) => {
    const values = { name: renamedIn(name, id), deskripsi: deskripsi && renamedIn(deskripsi, id) };
    return values.name === name && values.deskripsi === deskripsi ? [] : [{ id: code, values }];
  });
  if (roles.length) await ctx.carry(peran, roles, note);

  const drawn = await find(on, menu, { bawaan: true }, ['id', 'name', 'title']);
  const menus = drawn.flatMap(one => {
    const values = { name: renamedIn(one.name, id), title: renamedIn(one.title, id) };
    return values.name === one.name && values.title === one.title ? [] : [{ id: one.id, values }];
  });
  if (menus.length) await ctx.carry(menu, menus, note);
  ctx.announce(accessChannel, everything);
}
