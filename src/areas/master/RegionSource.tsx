import Typography from '@mui/material/Typography';

/** Below the lists of regions: whose data they are, as its licence asks. */
export default function RegionSource() {
  return (
    <Typography component="footer" variant="caption" sx={{ display: 'block', color: 'text.secondary', mt: 1.5 }}>
      Data wilayah: idn-area-data (ODbL), bersumber dari Kemendagri
    </Typography>
  );
}
