import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { notedIn } from '../../../../resources/kit/index.ts';
import { kelompok } from '../../../../resources/kkn/kelompok.ts';
import type { KelompokGelombang, PesertaPapan, SusunanDicoba } from '../../../../resources/kkn/papan.ts';
import { groupsPath } from '../../../../resources/kkn/paths.ts';
import { useKept } from '../../../platform/common/unsaved/useKept.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { http } from '../../../platform/providers/http.ts';
import { isRecord } from '../../../platform/providers/isRecord.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { ChoiceField } from '../papan/ChoiceField.tsx';
import { FacultyChips, GenderBar } from '../papan/CompositionBar.tsx';
import { Violations } from '../papan/Violations.tsx';
import type { GroupRecord } from './groupRecord.ts';
import { membersAfter } from './members.ts';
import { OverrideDialog } from './OverrideDialog.tsx';
import { PeopleList } from './PeopleList.tsx';
import { arrangePath } from './useArranged.ts';

interface Props {
  group: GroupRecord;
  wave: KelompokGelombang;
  /** Id of the position of a plain member. */
  plain: string;
  onReload: () => void;
}

/** The group as it is put together on the screen. */
interface Arranged {
  members: readonly string[];
  idDesa: string | null;
  idDpl: string | null;
  dikunci: boolean;
}

const arrangedShape = z.object({
  members: z.array(z.string()),
  idDesa: z.string().nullable(),
  idDpl: z.string().nullable(),
  dikunci: z.boolean(),
});

/** Participants without a group on the left, members on the right; what the rules say of them stands above the button. */
export function ArrangeForm({ group, wave, plain, onReload }: Props) {
  const there = wave.kelompok.find(({ id }) => id === group.id)?.anggota ?? [];
  const [arranged, arrange] = useKept<Arranged>({
    name: `susunan ${group.id}`,
    initial: {
      members: there,
      idDesa: group.idDesa ?? null,
      idDpl: group.idDpl ?? null,
      dikunci: group.dikunci ?? false,
    },
    shape: arrangedShape,
    onPage: true,
  });
  const { members, idDesa, idDpl, dikunci } = arranged;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: string; stale: boolean } | null>(null);
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();

  const people = new Map([...(wave.anggota ?? []), ...wave.peserta].map(one => [one.idPendaftarMbkm, one]));
  const shown = (ids: readonly string[]): PesertaPapan[] =>
    ids.flatMap(id => people.get(id) ?? []).toSorted((a, b) => a.nama.localeCompare(b.nama));
  const chosen = new Set(members);
  const free = [...wave.peserta.map(one => one.idPendaftarMbkm), ...there].filter(id => !chosen.has(id));
  const tried = useQuery({
    queryKey: ['kkn', 'periksa', group.id, members.toSorted(), idDesa],
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await http<SusunanDicoba>(`${arrangePath}/${group.id}/periksa`, {
          method: 'POST',
          body: { anggota: members, idDesa },
          signal,
        })
      ).data,
  });

  const pelanggaran = tried.data?.pelanggaran ?? [];
  const replaced = idDpl !== (group.idDpl ?? null) && notedIn(kelompok, { ...group }, { idDpl }).length > 0;
  const save = async (catatan?: string) => {
    setBusy(true);
    setProblem(null);
    try {
      await http(`${arrangePath}/${group.id}`, {
        method: 'PUT',
        body: {
          anggota: membersAfter(group.anggota ?? [], members, plain),
          idDesa,
          idDpl,
          dikunci,
          version: group.version,
          ...(catatan ? { catatan } : {}),
          ...(catatan && pelanggaran.length > 0 ? { abaikanPelanggaran: true } : {}),
        },
      });
      await client.invalidateQueries({ queryKey: ['kkn/kkn-kelompok'] });
      notify('Kelompok disimpan.', { type: 'success' });
      navigate(groupsPath);
    } catch (error) {
      const broken = error instanceof HttpError && isRecord(error.body) && Array.isArray(error.body.pelanggaran);
      if (broken && !catatan) setAsking(true);
      else setProblem({ text: messageOf(error), stale: error instanceof HttpError && error.status === 409 });
      setBusy(false);
    }
  };
  return (
    <Stack spacing={2}>
      <Typography component="h2" variant="h6">
        {group.kode} {group.nama}
      </Typography>
      {problem ? (
        <Alert
          severity="error"
          action={
            problem.stale ? (
              <Button color="inherit" size="small" onClick={onReload}>
                Muat ulang
              </Button>
            ) : undefined
          }
        >
          {problem.text}
        </Alert>
      ) : null}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr 320px' }, alignItems: 'start' }}>
        <PeopleList
          title="Tanpa kelompok"
          people={shown(free)}
          verb="Masukkan"
          empty="Semua peserta sudah berkelompok."
          onTake={id => arrange({ ...arranged, members: [...members, id] })}
        />
        <PeopleList
          title="Anggota"
          people={shown(members)}
          verb="Keluarkan"
          empty="Belum ada anggota."
          onTake={id => arrange({ ...arranged, members: members.filter(one => one !== id) })}
        />
        <Stack spacing={2}>
          <Panel title="Penempatan">
            <Stack spacing={2}>
              <ChoiceField
                label="Desa"
                value={idDesa}
                onChange={id => arrange({ ...arranged, idDesa: id })}
                options={(wave.desa ?? []).map(it => ({
                  id: it.id,
                  label: it.nama,
                  beside: `${it.lain} dari ${it.kuotaKelompok} kelompok · kuota ${it.kuotaMahasiswa} orang${it.adaFaskes ? '' : ' · tanpa fasilitas kesehatan'}`,
                }))}
              />
              <ChoiceField
                label="DPL"
                value={idDpl}
                onChange={id => arrange({ ...arranged, idDpl: id })}
                options={(wave.dpl ?? []).map(it => ({
                  id: it.id,
                  label: it.nama,
                  beside: `${it.lain} dari ${it.maksKelompok} kelompok`,
                }))}
              />
              <FormControlLabel
                control={<Switch checked={dikunci} onChange={(_, on) => arrange({ ...arranged, dikunci: on })} />}
                label="Kunci dari pembagian otomatis"
              />
            </Stack>
          </Panel>
          <Paper variant="outlined" sx={{ p: 2 }} aria-live="polite" aria-busy={tried.isFetching}>
            <Typography component="h3" variant="subtitle1" sx={{ mb: 1 }}>
              Susunan
            </Typography>
            {tried.data ? (
              <Stack spacing={1}>
                <GenderBar {...tried.data.komposisi} />
                <FacultyChips {...tried.data.komposisi} />
                {pelanggaran.length > 0 ? (
                  <Violations of={pelanggaran} />
                ) : (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    Tidak ada pelanggaran.
                  </Typography>
                )}
              </Stack>
            ) : null}
            {tried.error ? <Alert severity="warning">{messageOf(tried.error)}</Alert> : null}
          </Paper>
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
            <Button onClick={() => navigate(-1)} disabled={busy}>
              Batal
            </Button>
            <Button
              variant="contained"
              loading={busy}
              onClick={() => (pelanggaran.length > 0 || replaced ? setAsking(true) : void save())}
            >
              Simpan
            </Button>
          </Stack>
        </Stack>
      </Box>
      {asking ? (
        <OverrideDialog
          broken={pelanggaran}
          onClose={() => setAsking(false)}
          onAgree={catatan => {
            setAsking(false);
            void save(catatan);
          }}
        />
      ) : null}
    </Stack>
  );
}
