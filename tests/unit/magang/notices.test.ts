import { describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { linkOpens, type Role } from '../../../resources/kit/index.ts';
import { alurPendaftaran } from '../../../resources/mbkm/alurPendaftaran.ts';
import { eventsOf } from '../../../server/rules/mbkm/events.ts';
import type { Audience } from '../../../server/rules/mbkm/notifier.ts';

const uuid = '018cc251-f400-7000-8000-000000000001';
const row = {
  ...{ id: uuid, version: 3, idMahasiswa: uuid, idProgramProdi: uuid, idDosenPembimbing: uuid, idMitra: uuid },
  ...{ status: 'diajukan', tahapAktif: 'mitra', kodeJenisMbkm: 'magang' },
};

const roleOf = (audience: Audience): Role | null => {
  switch (audience.siapa) {
    case 'mahasiswa':
      return 'HA02';
    case 'pegawai':
      return 'HA04';
    case 'mitra':
      return 'HA06';
    case 'peran':
      return audience.peran;
    case 'pengguna':
      return null;
  }
};

const opens = (role: Role, link: string): boolean =>
  registry.screens.some(screen => screen.roles[role] !== undefined && linkOpens(screen.path, link));

describe('pemberitahuan tentang pendaftaran', () => {
  const reached = { approved: true, partnerAsked: true };
  it.each(Object.keys(alurPendaftaran.actions))('%s menunjuk layar yang boleh dibuka penerimanya', action => {
    for (const tahapAktif of ['prodi', 'mitra', 'mbkm'] as const) {
      const told = eventsOf(registry, action, { ...row, tahapAktif }, {}, reached);
      expect(told.length).toBeGreaterThan(0);
      for (const { kepada, link } of told)
        for (const audience of kepada) {
          const role = roleOf(audience);
          expect(role === null || opens(role, link), `${role} ${link}`).toBe(true);
        }
    }
  });

  const toldOf = (reach: { approved: boolean; partnerAsked: boolean }) =>
    eventsOf(registry, 'mengundurkan_diri', row, {}, reach).flatMap(({ kepada }) => kepada.map(roleOf));

  it('pengunduran diri sampai ke mitra hanya bila ia pernah dimintai keputusan', () => {
    expect(toldOf({ approved: false, partnerAsked: false })).toEqual(['HA02', 'HA04']);
    expect(toldOf({ approved: false, partnerAsked: true })).toEqual(['HA02', 'HA04', 'HA06']);
  });

  it('pengunduran diri setelah disetujui sampai ke koordinator dan Tim MBKM', () => {
    expect(toldOf({ approved: true, partnerAsked: false })).toEqual(['HA02', 'HA04', 'HA06', 'HA05', 'HA03']);
  });
});
