import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Komentar } from '../../../../resources/programme/remarks.ts';
import { formatDateTime } from '../../../platform/providers/format.ts';

interface Props {
  of: readonly Komentar[];
  /** Below each remark: whether it is answered, or the way to say so. */
  mark: (remark: Komentar) => ReactNode;
}

/** Remarks with who wrote them and when. */
export const RemarkList = ({ of, mark }: Props) => (
  <>
    {of.map((remark, i) => (
      <Stack key={remark.id ?? i} spacing={0.5} sx={{ mt: 0.5, pl: 1.5, borderLeft: 3, borderColor: 'warning.main' }}>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {remark.isi}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {[remark.penulis, remark.waktu ? formatDateTime(remark.waktu) : null].filter(Boolean).join(' · ')}
        </Typography>
        {mark(remark)}
      </Stack>
    ))}
  </>
);
