import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import type { Cakupan, CakupanAnggota } from '../../../../resources/kegiatan/cakupan.ts';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { TitleBack } from '../../../platform/common/TitleBack.tsx';
import { useMayOpen } from '../../../platform/common/useMayOpen.ts';
import { ChoosePage } from '../../../platform/errors/ChoosePage.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { formatDate, formatNumber, formatRelative } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { CardHead } from '../../../platform/ui/CardHead.tsx';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import type { ScreenProps } from '../../../platform/ui/screenParts.ts';
import { PageState } from '../../../platform/ui/show/PageState.tsx';
import { HandInCopy } from './HandInCopy.tsx';

const OpenLateDialog = lazyScreen(async () => ({ default: (await import('./OpenLateDialog.tsx')).OpenLateDialog }));

/** Members of a group (`?idKelompok=`): coverage, late and waiting entries; late entry opened for one. */
export function LogbookMembers({ resource, path, options }: ScreenProps<'logbook/members'>) {
  const [search] = useSearchParams();
  const idKelompok = search.get('idKelompok') ?? '';
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [resource, 'cakupan', idKelompok],
    queryFn: async () => (await http<Cakupan>(options.endpoint, { query: { idKelompok } })).data,
    enabled: idKelompok !== '',
    retry: false,
  });
  const [late, setLate] = useState<CakupanAnggota | null>(null);
  const mayOpen = useMayOpen();
  const groups = options.paths.groups.find(mayOpen) ?? '/dashboard';
  // Members of a group that the address does not name: none of the screens beside is about them.
  if (!idKelompok) return <ChoosePage />;
  return (
    <ResourceContextProvider value={resource}>
      <ScreenTitle path={path} />
      <TitleBack to={groups} label="Semua kelompok" />
      {!data ? (
        <PageState error={error} isPending={isPending} onRetry={refetch} backTo={groups} />
      ) : (
        <>
          <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
            {data.kelompok.nama}
          </Typography>
          {data.anggota.length === 0 ? (
            <Paper variant="outlined">
              <Notice title="Belum ada anggota" text="Mahasiswa yang bergabung dengan kelompok ini tampil di sini." />
            </Paper>
          ) : (
            <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 900 }}>
              {data.anggota.map(member => (
                <Member
                  key={member.idPendaftarMbkm}
                  member={member}
                  to={`${options.paths.entries}?idPendaftarMbkm=${member.idPendaftarMbkm}`}
                  onLate={options.openLate && data.bolehBuka ? () => setLate(member) : undefined}
                />
              ))}
            </Stack>
          )}
        </>
      )}
      {data ? <HandInCopy /> : null}
      {late && options.openLate ? (
        <Suspense>
          <OpenLateDialog
            endpoint={options.openLate}
            member={late}
            onClose={changed => {
              setLate(null);
              if (changed) void refetch();
            }}
          />
        </Suspense>
      ) : null}
    </ResourceContextProvider>
  );
}

function Member({ member, to, onLate }: { member: CakupanAnggota; to: string; onLate: (() => void) | undefined }) {
  const { npm, namaMahasiswa, disetujui, target, persen, cukup, satuan, menunggu, terlambat, terlama, bukaSampai } =
    member;
  return (
    <Paper variant="outlined" component="li" sx={{ p: 2 }}>
      <CardHead
        level="h3"
        title={
          <>
            <MuiLink component={Link} to={to}>
              {namaMahasiswa}
            </MuiLink>{' '}
            <span className="angka">{npm}</span>
          </>
        }
      >
        {menunggu ? <Chip size="small" color="warning" label={`${formatNumber(menunggu)} menunggu`} /> : null}
        {terlambat ? <Chip size="small" variant="outlined" label={`${formatNumber(terlambat)} terlambat`} /> : null}
      </CardHead>
      <Typography variant="body2" className="angka" sx={{ mt: 0.5 }}>
        {formatNumber(disetujui)} {target === null ? '' : `dari ${formatNumber(target)} `}
        {satuan} disetujui{persen === null ? '' : ` (${persen}%)`}
        {terlama ? ` · terlama menunggu ${formatRelative(terlama)}` : ''}
      </Typography>
      {persen === null ? null : (
        <LinearProgress
          variant="determinate"
          color={cukup ? 'success' : 'warning'}
          value={Math.min(100, persen)}
          aria-label={`Cakupan ${namaMahasiswa}`}
          sx={{ mt: 0.5, height: 8, borderRadius: 4 }}
        />
      )}
      {onLate ? (
        <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button
            size="small"
            variant="outlined"
            onClick={onLate}
            aria-label={`Buka pengisian terlambat ${namaMahasiswa}`}
          >
            Buka pengisian terlambat
          </Button>
          {bukaSampai ? <Typography variant="caption">Terbuka sampai {formatDate(bukaSampai)}</Typography> : null}
        </Stack>
      ) : null}
    </Paper>
  );
}
