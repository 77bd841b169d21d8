import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { inTerms } from '../../../resources/kit/terms.ts';
import { usahaBerjalan, usahaDiterima } from '../../../resources/kwu/kelompok.ts';
import { kwu } from '../../../resources/kwu/programme.ts';
import type { UsahaMilik } from '../../../resources/kwu/usahaSaya.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../platform/patterns/record/ScreenTitle.tsx';
import { Notice } from '../../platform/ui/list/Notice.tsx';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';
import { useOwnBusiness } from './useOwnBusiness.ts';

interface Props {
  path: string;
  maxWidth?: number;
  children: (group: UsahaMilik) => ReactNode;
}

const begun: ReadonlySet<string> = new Set([...usahaDiterima, ...usahaBerjalan]);

/** A page about the own business, once that has been accepted; before, what comes first. */
export function OwnBusinessFrame({ path, maxWidth = 920, children }: Props) {
  const { data, error, isPending, refetch } = useOwnBusiness();
  const group = data?.kelompok;
  return (
    <Box sx={{ maxWidth, pb: 3 }}>
      <ScreenTitle path={path} />
      {isPending ? (
        <Loading height={420} label="Memuat usaha" />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : group && begun.has(group.status) ? (
        <Stack spacing={2}>{children(group)}</Stack>
      ) : (
        <Paper variant="outlined">
          <Notice
            title={group ? 'Usaha Anda belum disetujui' : 'Anda belum mendaftarkan usaha'}
            text={inTerms('Daftar ulang dimulai setelah pendaftaran usaha disetujui Tim MBKM.')}
          >
            <Button variant="contained" component={Link} to={kwu.screens.register}>
              Buka pendaftaran
            </Button>
          </Notice>
        </Paper>
      )}
    </Box>
  );
}
