import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { z } from 'zod';
import { inTerms } from '../../../../resources/kit/terms.ts';
import { kelompok } from '../../../../resources/kkn/kelompok.ts';
import type { SusunanKelompok } from '../../../../resources/kkn/papan.ts';
import { groupPath, groupsPath, officersPath } from '../../../../resources/kkn/paths.ts';
import { jabatan } from '../../../../resources/programme/groupMembers.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { useKept } from '../../../platform/common/unsaved/useKept.ts';
import { useMayOpen } from '../../../platform/common/useMayOpen.ts';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { useSavedToast } from '../../../platform/ui/show/useSavedToast.ts';
import { ChoiceField } from '../papan/ChoiceField.tsx';
import { arrangePath } from './useArranged.ts';

/** /kkn/mengatur-kelompok/ketua: who leads a group, writes, keeps the money, and each one's division. */
export default function OfficersPage() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['kkn/kkn-kelompok', 'struktur', id],
    retry: false,
    gcTime: 0,
    queryFn: async ({ signal }) => (await http<SusunanKelompok>(`${kelompok.endpoint}/${id}/susunan`, { signal })).data,
  });
  return (
    <Box sx={{ maxWidth: 720, pb: 3 }}>
      <ScreenTitle path={officersPath(':id')} />
      {isPending ? (
        <Loading height={420} label="Memuat kelompok" />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : data.anggota.length === 0 ? (
        <Paper variant="outlined">
          <Notice title="Belum ada anggota" text="Jabatan diberikan kepada anggota yang sudah bergabung." />
        </Paper>
      ) : (
        <Officers key={data.version} group={data} onStale={refetch} />
      )}
    </Box>
  );
}

const offices = [
  { field: 'idKetua', kode: jabatan.ketua, label: 'Ketua' },
  { field: 'idSekretaris', kode: jabatan.sekretaris, label: 'Sekretaris' },
  { field: 'idBendahara', kode: jabatan.bendahara, label: 'Bendahara' },
] as const;

const person = z.string().nullable();
const shape = z.object({
  chosen: z.object({ idKetua: person, idSekretaris: person, idBendahara: person }),
  divisions: z.record(z.string(), z.string()),
});

function Officers({ group, onStale }: { group: SusunanKelompok; onStale: () => void }) {
  const holderOf = (kode: string) => group.anggota.find(one => one.jabatan === kode)?.idPendaftarMbkm ?? null;
  const [{ chosen, divisions }, give] = useKept<z.infer<typeof shape>>({
    name: `pengurus ${group.id}`,
    initial: {
      chosen: {
        idKetua: holderOf(jabatan.ketua),
        idSekretaris: holderOf(jabatan.sekretaris),
        idBendahara: holderOf(jabatan.bendahara),
      },
      divisions: {},
    },
    shape,
    onPage: true,
  });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const saved = useSavedToast();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  // A student's own group has a page of its own; who was led here by an address has nothing to go back to.
  const back = mayOpen(groupsPath) ? groupPath(group.id) : '/kkn/membuat-kelompok';
  const volunteers = [...group.anggota].sort((a, b) => Number(b.bersediaJadiKetua) - Number(a.bersediaJadiKetua));
  const twice = offices.some(
    ({ field }, i) =>
      chosen[field] !== null && offices.some((other, j) => j < i && chosen[other.field] === chosen[field]),
  );

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (twice) return setProblem('Satu orang hanya memegang satu jabatan.');
    setBusy(true);
    setProblem(null);
    const changed = offices.filter(({ field, kode }) => chosen[field] !== holderOf(kode));
    try {
      const { data } = await http<RaRecord>(`${arrangePath}/${group.id}/ketua`, {
        method: 'PUT',
        body: {
          version: group.version,
          ...Object.fromEntries(changed.map(({ field }) => [field, chosen[field]])),
          divisi: Object.entries(divisions).map(([idPendaftarMbkm, divisi]) => ({ idPendaftarMbkm, divisi })),
        },
      });
      saved('Struktur kelompok disimpan.', kelompok.name, { id: data.id, version: data.version });
      void navigate(back);
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Paper component="form" noValidate variant="outlined" onSubmit={save} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography component="h2" variant="h6" sx={{ mb: 2 }}>
        {group.kode} {group.nama}
      </Typography>
      {problem ? (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={onStale}>
              Muat ulang
            </Button>
          }
        >
          {problem}
        </Alert>
      ) : null}
      <Stack spacing={2}>
        {offices.map(({ field, label, kode }) =>
          kode === jabatan.ketua && !group.gantiKetua ? (
            <Typography key={field} variant="body2">
              Ketua: {group.anggota.find(one => one.jabatan === kode)?.nama ?? 'belum ada'}
              {inTerms('. Ketua diganti oleh Tim MBKM atau DPL.')}
            </Typography>
          ) : (
            <ChoiceField
              key={field}
              label={label}
              value={chosen[field]}
              onChange={id => give({ divisions, chosen: { ...chosen, [field]: id } })}
              options={(kode === jabatan.ketua ? volunteers : group.anggota).map(one => ({
                id: one.idPendaftarMbkm,
                label: one.nama,
                beside: `${one.prodi} · ${one.sks} SKS${one.bersediaJadiKetua ? ' · bersedia menjadi ketua' : ''}`,
              }))}
            />
          ),
        )}
      </Stack>
      <Typography component="h3" variant="subtitle1" sx={{ mt: 3, mb: 1 }}>
        Divisi
      </Typography>
      <Stack spacing={1.5}>
        {group.anggota.map(({ idPendaftarMbkm, nama, divisi }) => (
          <TextField
            key={idPendaftarMbkm}
            label={nama}
            value={divisions[idPendaftarMbkm] ?? divisi ?? ''}
            onChange={event => give({ chosen, divisions: { ...divisions, [idPendaftarMbkm]: event.target.value } })}
            margin="none"
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
        ))}
      </Stack>
      <Stack direction="row" spacing={1} sx={{ mt: 3, justifyContent: 'flex-end' }}>
        <Button component={Link} to={back} disabled={busy}>
          Batal
        </Button>
        <Button type="submit" variant="contained" loading={busy}>
          Simpan
        </Button>
      </Stack>
    </Paper>
  );
}
