import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

interface Props {
  label: string;
  checked: boolean;
  /** True if the policy of the base role allows it. */
  allowed: boolean;
  baseName: string;
  /** The compared role's value, when it is another one. */
  other: boolean | undefined;
  onChange: (on: boolean) => void;
}

/** One flag of one menu. */
export function RightsCell({ label, checked, allowed, baseName, other, onChange }: Props) {
  const box = (
    <Checkbox
      size="small"
      checked={checked}
      disabled={!allowed}
      onChange={event => onChange(event.target.checked)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
  return (
    <TableCell align="center" padding="none" sx={{ bgcolor: other === undefined ? undefined : 'action.selected' }}>
      {allowed ? (
        box
      ) : (
        <Tooltip title={`Tidak tersedia untuk peran dasar ${baseName}`}>
          {/* A disabled box hears no pointer; the span does. */}
          <span>{box}</span>
        </Tooltip>
      )}
      {other === undefined ? null : (
        <Typography component="span" variant="caption" sx={{ display: 'block', mt: -0.75, lineHeight: 1 }}>
          {other ? 'di sana: ya' : 'di sana: tidak'}
        </Typography>
      )}
    </TableCell>
  );
}
