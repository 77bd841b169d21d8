ALTER TABLE "sinkronisasi_rekaman_feeder" ALTER COLUMN "kode_jenis_mbkm" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "sinkronisasi_pengiriman_feeder" ADD COLUMN "prestasi" boolean DEFAULT false NOT NULL;
