import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { inTerms } from '../../../../resources/kit/terms.ts';
import { worksByKind } from '../../../../resources/portofolio/index.ts';
import { type BarisOrang, semuaJenis } from '../../../../resources/portofolio/statistik.ts';
import { role } from '../../../../resources/roles.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { formatDecimal, formatNumber } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { useAuthState } from '../../../platform/providers/session.ts';
import { perPage, RowPages } from '../../../platform/ui/import/RowPages.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { maySearch } from '../../../platform/ui/searchText.ts';
import { SheetTable } from '../SheetTable.tsx';
import type { PersonKind } from '../works.ts';
import { PersonView } from './PersonView.tsx';

const numbers = { mahasiswa: 'NPM', dosen: 'NIP' } as const;

/**
 * The portfolios of students or lecturers: whoever sees several has their list, one is opened by `?id=`; students see
 * their own, lecturers among lecturers too (docs/domain/40 §3).
 */
export function PeoplePage({ kind }: { kind: PersonKind }) {
  const [search] = useSearchParams();
  const { user } = useAuthState();
  const path = `/portofolio-kompetensi/${kind}`;
  const own =
    user?.role.dasar === role.mahasiswa && kind === 'mahasiswa'
      ? user.idMahasiswa
      : user?.role.dasar === role.dosen && kind === 'dosen'
        ? user.idPegawai
        : null;
  const id = own ?? search.get('id');
  return (
    <>
      <ScreenTitle path={path} />
      {id ? <PersonView kind={kind} id={id} back={own ? null : path} /> : <People kind={kind} path={path} />}
    </>
  );
}

function People({ kind, path }: { kind: PersonKind; path: string }) {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(0);
  const q = useDeferredValue(typed.trim());
  const asked = maySearch(undefined, q) ? q : '';
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['portofolio', kind, asked, page],
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const range = JSON.stringify([page * perPage, (page + 1) * perPage - 1]);
      const answer = await http<BarisOrang[]>(`v9/dashboard/${kind}`, {
        query: { range, ...(asked ? { q: asked } : {}) },
        signal,
      });
      return { rows: answer.data, total: Number(answer.headers.get('content-range')?.split('/')[1] ?? 0) };
    },
  });
  return (
    <>
      <TextField
        type="search"
        margin="none"
        label={`Cari nama atau ${numbers[kind]}`}
        helperText="Tanpa pencarian tampil yang sudah memiliki karya terverifikasi."
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setPage(0);
        }}
        sx={{ width: { xs: '100%', sm: 360 }, mb: 2 }}
      />
      {error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : isPending ? (
        <Loading height={320} label="Memuat daftar" />
      ) : (
        <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
          <SheetTable
            label={inTerms(`Portofolio ${kind}`)}
            rows={data.rows}
            keyOf={row => row.id}
            empty={asked ? 'Tidak ada yang cocok.' : 'Belum ada karya terverifikasi.'}
            columns={[
              {
                label: 'Nama',
                cell: ({ id, nama }) => (
                  <Link component={RouterLink} to={`${path}?id=${id}`}>
                    {nama}
                  </Link>
                ),
              },
              { label: numbers[kind], cell: ({ nomor }) => nomor },
              { label: 'Program studi', cell: ({ prodi }) => prodi },
              ...semuaJenis.map(jenis => ({
                label: worksByKind[jenis].label,
                figure: true,
                cell: (row: BarisOrang) => formatNumber(row[jenis]),
              })),
              { label: 'Poin', figure: true, cell: ({ poin }) => formatDecimal(poin, 2) },
            ]}
          />
          <RowPages total={data.total} page={page} onPage={setPage} />
        </Paper>
      )}
    </>
  );
}
