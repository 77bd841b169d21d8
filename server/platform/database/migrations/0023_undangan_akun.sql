CREATE TABLE "internal_pembuatan_akun" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"sumber" text NOT NULL,
	"status" text NOT NULL,
	"undang" boolean DEFAULT false NOT NULL,
	"pilihan" jsonb,
	"total" integer NOT NULL,
	"id_user" text NOT NULL,
	"nama_user" text,
	"mulai" timestamptz NOT NULL,
	"selesai" timestamptz
);

--> statement-breakpoint
CREATE TABLE "internal_pembuatan_akun_baris" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_pembuatan" uuid NOT NULL,
	"id_orang" text NOT NULL,
	"nomor" text,
	"nama" text,
	"surel" text,
	"hasil" text NOT NULL,
	"pesan" text
);

--> statement-breakpoint
CREATE TABLE "pengaturan_undangan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_user" uuid NOT NULL,
	"kepada" text,
	"status" text NOT NULL,
	"terkirim_pada" timestamptz,
	"kesalahan" text,
	"percobaan" integer NOT NULL,
	"berikutnya" timestamptz,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("kepada", ''))) STORED,
	CONSTRAINT "uq_pengaturan_undangan_id_user" UNIQUE("id_user")
);

--> statement-breakpoint
ALTER TABLE "internal_pembuatan_akun_baris" ADD CONSTRAINT "internal_pembuatan_akun_baris_id_pembuatan_internal_pembuatan_akun_id_fk" FOREIGN KEY ("id_pembuatan") REFERENCES "public"."internal_pembuatan_akun"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pengaturan_undangan" ADD CONSTRAINT "pengaturan_undangan_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_internal_pembuatan_akun_urutan" ON "internal_pembuatan_akun" USING btree ("mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_pembuatan_akun_status" ON "internal_pembuatan_akun" USING btree ("status","mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_internal_pembuatan_akun_baris_urutan" ON "internal_pembuatan_akun_baris" USING btree ("id_pembuatan", "nomor","id");
--> statement-breakpoint
CREATE INDEX "ix_internal_pembuatan_akun_baris_hasil" ON "internal_pembuatan_akun_baris" USING btree ("hasil","id_pembuatan","nomor","id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_undangan_urutan" ON "pengaturan_undangan" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_undangan_status" ON "pengaturan_undangan" USING btree ("status","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_undangan_berikutnya" ON "pengaturan_undangan" USING btree ("berikutnya","created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pengaturan_undangan_cari" ON "pengaturan_undangan" USING gin ("_cari" gin_trgm_ops);
