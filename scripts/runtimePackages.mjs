/** Packages that the server bundle leaves as they are: native code, and those that read files beside their own. */
export const kept = [
  '@node-rs/argon2',
  '@resvg/resvg-js',
  '@electric-sql/pglite',
  '@electric-sql/pglite-socket',
  '@fastify/swagger-ui',
  '@aws-sdk/client-s3',
  'nodemailer',
  'pdfkit',
  'pg-native',
];

/** What threads that start from plain files load. */
export const ofThreads = ['pdfmake', '@expo-google-fonts/tinos'];
