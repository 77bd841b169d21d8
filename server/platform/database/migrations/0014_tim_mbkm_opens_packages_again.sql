ALTER TABLE "mbkm_pendaftar_program_mbkm" ADD COLUMN "paket_dibuka" timestamptz;
