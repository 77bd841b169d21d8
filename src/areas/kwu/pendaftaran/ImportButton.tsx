import UploadIcon from '@mui/icons-material/UploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { imporUsaha } from '../../../../resources/kwu/queues.ts';
import { useMayOpen } from '../../../platform/common/useMayOpen.ts';

/** Above the queue of registrations, for those who may import whole groups. */
export function ImportButton() {
  const mayOpen = useMayOpen();
  if (!mayOpen(imporUsaha)) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
      <Button component={Link} to={imporUsaha} startIcon={<UploadIcon />} variant="outlined">
        Impor kelompok
      </Button>
    </Box>
  );
}
