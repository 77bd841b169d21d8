import { countBy } from '../../../server/areas/kkn/distribution/composition.ts';
import type { Proposal, Wave } from '../../../server/areas/kkn/distribution/types.ts';

/** What a proposal breaks that nothing may ever break, and what it says wrongly, in words. */
export function wrongWith(wave: Wave, proposal: Proposal): string[] {
  const wrong: string[] = [];
  const byId = new Map(wave.participants.map(one => [one.id, one]));
  const staying = wave.groups.flatMap(group => group.anggota);
  const named = [
    ...staying,
    ...proposal.kelompok.flatMap(group => group.anggota),
    ...proposal.tidakTertempatkan.map(one => one.idPendaftarMbkm),
  ];
  if (named.length !== wave.participants.length || new Set(named).size !== named.length)
    wrong.push('somebody is missing or there twice');
  const all = [...wave.groups, ...proposal.kelompok];
  for (const group of proposal.kelompok) {
    if (group.anggota.length === 0) wrong.push(`${group.kunci} is empty`);
    if (group.anggota.length > wave.rules.ukuranMaks) wrong.push(`${group.kunci} is too large`);
    if (!wave.villages.some(village => village.id === group.idDesa)) wrong.push(`${group.kunci} has no village`);
    if (group.idKetua !== null && !group.anggota.includes(group.idKetua)) wrong.push(`${group.kunci}: strange ketua`);
  }
  for (const village of wave.villages) {
    const added = proposal.kelompok.filter(group => group.idDesa === village.id);
    if (added.length === 0) continue;
    const groups = all.filter(group => group.idDesa === village.id);
    const members = groups.flatMap(group => group.anggota.flatMap(id => byId.get(id) ?? []));
    if (members.length > village.kuotaMahasiswa) wrong.push(`${village.id}: too many students`);
    if (groups.length > village.kuotaKelompok) wrong.push(`${village.id}: too many groups`);
    for (const { idFakultas, maksimal } of village.kuotaFakultas) {
      const there = members.filter(one => one.idFakultas === idFakultas);
      const stayed = wave.groups
        .filter(group => group.idDesa === village.id)
        .flatMap(group => group.anggota)
        .filter(id => byId.get(id)?.idFakultas === idFakultas);
      if (there.length > Math.max(maksimal, stayed.length)) wrong.push(`${village.id}: too many of ${idFakultas}`);
    }
  }
  const load = countBy(
    all.flatMap(group => group.idDpl ?? []),
    id => id,
  );
  for (const id of new Set(proposal.kelompok.flatMap(group => group.idDpl ?? []))) {
    const supervisor = wave.supervisors.find(one => one.id === id);
    if (!supervisor || (load.get(id) ?? 0) > supervisor.maksKelompok) wrong.push(`${id}: not of the wave, or too much`);
  }
  return wrong;
}
