import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { formatBytes, formatDateTime } from '../../../platform/providers/format.ts';
import { download, http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { useDeclaration } from '../../../platform/ui/registry.ts';
import { useFieldLabel } from '../../../platform/ui/useFieldLabel.ts';

interface Version {
  id: string;
  namaAsli: string;
  ukuran: number;
  field: string;
  versi: number;
  createdAt: string;
}

/** Every file that a row ever had in these fields, newest first; fetched when it is opened. */
export function VersionList({ id, fields }: { id: string; fields: readonly string[] }) {
  const { name } = useDeclaration();
  const labelOf = useFieldLabel();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const { data, error } = useQuery({
    queryKey: [name, 'versi', id],
    queryFn: async () => (await http<Version[]>('/files', { query: { resource: name, idBaris: id } })).data,
    enabled: open,
    retry: false,
  });
  const save = ({ id: file, namaAsli }: Version) =>
    download('/files', { id: file, unduh: '1' }, namaAsli).catch(failure =>
      notify(messageOf(failure), { type: 'error' }),
    );
  return (
    <Box>
      <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Tutup versi berkas' : 'Versi berkas'}
      </Button>
      {open && error ? (
        <Typography role="alert" variant="body2">
          {messageOf(error)}
        </Typography>
      ) : null}
      {open && data ? (
        <Box component="ul" aria-label="Versi berkas" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data
            .filter(({ field }) => fields.includes(field))
            .map(version => (
              <li key={version.id}>
                <Button
                  size="small"
                  startIcon={<DownloadIcon />}
                  onClick={() => void save(version)}
                  sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
                >
                  {labelOf(version.field)} versi {version.versi}: {formatDateTime(version.createdAt)} (
                  {formatBytes(version.ukuran)})
                </Button>
              </li>
            ))}
        </Box>
      ) : null}
    </Box>
  );
}
