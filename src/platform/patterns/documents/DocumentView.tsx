import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Loading } from '../../common/Loading.tsx';
import { useWords } from '../../providers/language.ts';
import { FileLink } from '../../ui/cells/FileLink.tsx';
import { useStoredFile } from './useStoredFile.ts';

interface Props {
  id: string;
  label: string;
}

/** A stored document, readable in place: pictures and PDF; anything else can be downloaded. */
export default function DocumentView({ id, label }: Props) {
  const say = useWords();
  const file = useStoredFile(id);
  if (file.status === 'loading') return <Loading height="100%" label={say('Memuat %{nama}', { nama: label })} />;
  if (file.status === 'missing')
    return (
      <Typography role="alert" sx={{ p: 3, color: 'text.secondary' }}>
        {say('%{nama} tidak dapat ditampilkan. Coba muat ulang halaman ini.', { nama: label })}
      </Typography>
    );
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', px: 1, py: 0.5 }}>
        <Button size="small" startIcon={<OpenInNewIcon />} href={file.url} target="_blank" rel="noopener" component="a">
          {say('Buka di tab baru')}
        </Button>
        <FileLink id={id} name="Unduh" />
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', bgcolor: 'action.hover' }}>
        {file.type.startsWith('image/') ? (
          <Box component="img" src={file.url} alt={label} sx={{ display: 'block', maxWidth: '100%', mx: 'auto' }} />
        ) : file.type === 'application/pdf' ? (
          <Box
            component="iframe"
            // The list of pages would take half of the width.
            src={`${file.url}#navpanes=0&view=FitH`}
            title={label}
            sx={{ display: 'block', width: '100%', height: '100%', border: 0 }}
          />
        ) : (
          <Typography sx={{ p: 3, color: 'text.secondary' }}>
            {say('Jenis berkas ini tidak dapat ditampilkan di sini. Unduh untuk membacanya.')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
