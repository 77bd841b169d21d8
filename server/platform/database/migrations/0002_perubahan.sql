CREATE TABLE "pertukaran_masa_studi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_periode" uuid NOT NULL,
	"skema" text NOT NULL,
	"nama" text,
	"pendaftaran_mulai" date NOT NULL,
	"pendaftaran_selesai" date NOT NULL,
	"krs_mulai" date NOT NULL,
	"krs_selesai" date NOT NULL,
	"kuliah_mulai" date NOT NULL,
	"kuliah_selesai" date NOT NULL,
	"nilai_mulai" date NOT NULL,
	"nilai_selesai" date NOT NULL,
	"batas_sks" integer NOT NULL,
	"min_sks" integer,
	"kuota" integer,
	"aktif" boolean DEFAULT false NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama", ''))) STORED,
	CONSTRAINT "uq_pertukaran_masa_studi_id_periode_skema" UNIQUE NULLS NOT DISTINCT("id_periode","skema")
);

--> statement-breakpoint
ALTER TABLE "pertukaran_masa_studi" ADD CONSTRAINT "pertukaran_masa_studi_id_periode_master_periode_id_fk" FOREIGN KEY ("id_periode") REFERENCES "public"."master_periode"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_masa_studi_urutan" ON "pertukaran_masa_studi" USING btree ("kuliah_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_masa_studi_id_periode" ON "pertukaran_masa_studi" USING btree ("id_periode","kuliah_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_masa_studi_skema" ON "pertukaran_masa_studi" USING btree ("skema","kuliah_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_masa_studi_cari" ON "pertukaran_masa_studi" USING gin ("_cari" gin_trgm_ops);
