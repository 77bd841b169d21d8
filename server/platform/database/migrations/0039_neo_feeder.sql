CREATE TABLE "sinkronisasi_pengiriman_feeder" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"nama" text NOT NULL,
	"id_periode" uuid NOT NULL,
	"jenis" text[] DEFAULT '{}' NOT NULL,
	"id_program_prodi" uuid,
	"status" text NOT NULL,
	"jumlah_rekaman" integer,
	"jumlah_terkirim" integer,
	"jumlah_gagal" integer,
	"jumlah_ditolak" integer,
	"disusun_pada" timestamptz,
	"dikirim_pada" timestamptz,
	"pesan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "sinkronisasi_rekaman_feeder" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"jenis" text NOT NULL,
	"nama" text NOT NULL,
	"kunci" text NOT NULL,
	"kunci_induk" text,
	"kunci_anggota" text,
	"id_pengiriman" uuid,
	"id_periode" uuid NOT NULL,
	"id_program_prodi" uuid NOT NULL,
	"kode_jenis_mbkm" text NOT NULL,
	"status" text NOT NULL,
	"alasan" text,
	"id_feeder" text,
	"percobaan" integer,
	"terkirim_pada" timestamptz,
	"isi" jsonb,
	"terkirim" jsonb,
	"susunan" text,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_sinkronisasi_rekaman_feeder_jenis_kunci" UNIQUE NULLS NOT DISTINCT("jenis","kunci")
);

--> statement-breakpoint
CREATE TABLE "sinkronisasi_kode_feeder" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"jenis" text NOT NULL,
	"kode" text NOT NULL,
	"nama" text NOT NULL,
	"aktif" boolean DEFAULT true NOT NULL,
	"hilang" boolean DEFAULT false NOT NULL,
	"diambil_pada" timestamptz NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kode", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_sinkronisasi_kode_feeder_jenis_kode" UNIQUE NULLS NOT DISTINCT("jenis","kode")
);

--> statement-breakpoint
CREATE TABLE "sinkronisasi_padanan_feeder" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"jenis" text NOT NULL,
	"kode" text NOT NULL,
	"nama" text NOT NULL,
	"id_kode" uuid,
	"nama_dipastikan" text,
	"status" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_sinkronisasi_padanan_feeder_jenis_kode" UNIQUE NULLS NOT DISTINCT("jenis","kode")
);

--> statement-breakpoint
CREATE TABLE "sinkronisasi_pasangan_feeder" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"jenis" text NOT NULL,
	"kunci" text NOT NULL,
	"nama" text,
	"status" text NOT NULL,
	"alasan" text,
	"id_feeder" text,
	"diperiksa_pada" timestamptz NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kunci", '') || ' ' || coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_sinkronisasi_pasangan_feeder_jenis_kunci" UNIQUE NULLS NOT DISTINCT("jenis","kunci")
);

--> statement-breakpoint
CREATE TABLE "internal_contoh_feeder" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"daftar" text NOT NULL,
	"isi" jsonb NOT NULL
);

--> statement-breakpoint
ALTER TABLE "sinkronisasi_pengiriman_feeder" ADD CONSTRAINT "sinkronisasi_pengiriman_feeder_id_periode_master_periode_id_fk" FOREIGN KEY ("id_periode") REFERENCES "public"."master_periode"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sinkronisasi_pengiriman_feeder" ADD CONSTRAINT "sinkronisasi_pengiriman_feeder_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sinkronisasi_rekaman_feeder" ADD CONSTRAINT "sinkronisasi_rekaman_feeder_id_pengiriman_sinkronisasi_pengiriman_feeder_id_fk" FOREIGN KEY ("id_pengiriman") REFERENCES "public"."sinkronisasi_pengiriman_feeder"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sinkronisasi_rekaman_feeder" ADD CONSTRAINT "sinkronisasi_rekaman_feeder_id_periode_master_periode_id_fk" FOREIGN KEY ("id_periode") REFERENCES "public"."master_periode"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sinkronisasi_rekaman_feeder" ADD CONSTRAINT "sinkronisasi_rekaman_feeder_id_program_prodi_master_program_prodi_id_fk" FOREIGN KEY ("id_program_prodi") REFERENCES "public"."master_program_prodi"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sinkronisasi_padanan_feeder" ADD CONSTRAINT "sinkronisasi_padanan_feeder_id_kode_sinkronisasi_kode_feeder_id_fk" FOREIGN KEY ("id_kode") REFERENCES "public"."sinkronisasi_kode_feeder"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_pengiriman_feeder_urutan" ON "sinkronisasi_pengiriman_feeder" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_pengiriman_feeder_id_periode" ON "sinkronisasi_pengiriman_feeder" USING btree ("id_periode","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_pengiriman_feeder_id_program_prodi" ON "sinkronisasi_pengiriman_feeder" USING btree ("id_program_prodi","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_pengiriman_feeder_status" ON "sinkronisasi_pengiriman_feeder" USING btree ("status","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_pengiriman_feeder_cari" ON "sinkronisasi_pengiriman_feeder" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_rekaman_feeder_urutan" ON "sinkronisasi_rekaman_feeder" USING btree ("jenis", "nama","id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_rekaman_feeder_id_pengiriman" ON "sinkronisasi_rekaman_feeder" USING btree ("id_pengiriman","jenis","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_rekaman_feeder_id_periode" ON "sinkronisasi_rekaman_feeder" USING btree ("id_periode","jenis","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_rekaman_feeder_id_program_prodi" ON "sinkronisasi_rekaman_feeder" USING btree ("id_program_prodi","jenis","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_rekaman_feeder_status" ON "sinkronisasi_rekaman_feeder" USING btree ("status","jenis","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_rekaman_feeder_kode_jenis_mbkm" ON "sinkronisasi_rekaman_feeder" USING btree ("kode_jenis_mbkm","jenis","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_rekaman_feeder_kunci_induk" ON "sinkronisasi_rekaman_feeder" USING btree ("kunci_induk","jenis","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_rekaman_feeder_id_feeder" ON "sinkronisasi_rekaman_feeder" USING btree ("id_feeder","jenis","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_rekaman_feeder_cari" ON "sinkronisasi_rekaman_feeder" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_kode_feeder_urutan" ON "sinkronisasi_kode_feeder" USING btree ("jenis", "kode","id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_kode_feeder_cari" ON "sinkronisasi_kode_feeder" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_padanan_feeder_urutan" ON "sinkronisasi_padanan_feeder" USING btree ("jenis", "nama","id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_padanan_feeder_id_kode" ON "sinkronisasi_padanan_feeder" USING btree ("id_kode","jenis","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_padanan_feeder_status" ON "sinkronisasi_padanan_feeder" USING btree ("status","jenis","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_padanan_feeder_cari" ON "sinkronisasi_padanan_feeder" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_pasangan_feeder_urutan" ON "sinkronisasi_pasangan_feeder" USING btree ("jenis", "kunci","id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_pasangan_feeder_status" ON "sinkronisasi_pasangan_feeder" USING btree ("status","jenis","kunci","id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_pasangan_feeder_cari" ON "sinkronisasi_pasangan_feeder" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_internal_contoh_feeder_urutan" ON "internal_contoh_feeder" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_contoh_feeder_daftar" ON "internal_contoh_feeder" USING btree ("daftar","created_at" desc,"id");

-- Installations that were filled before know the new source, too; a new one gets it with the others.
insert into pengaturan_sumber_data (id, created_at, updated_at, version, kode, nama, mode, nama_variabel_kunci, timeout_detik, ukuran_halaman, aktif)
select gen_random_uuid(), now(), now(), 1, 'neo-feeder', 'Neo Feeder', 'belum', 'NEO_FEEDER_KEY', 30, 500, true
where exists (select 1 from pengaturan_sumber_data) and not exists (select 1 from pengaturan_sumber_data where kode = 'neo-feeder');
