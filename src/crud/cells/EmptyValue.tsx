import Box from '@mui/material/Box';

/** What stands where a row has no value. */
export const EmptyValue = () => (
  <Box component="span" aria-label="kosong" role="img" sx={{ color: 'text.disabled' }}>
    –
  </Box>
);
