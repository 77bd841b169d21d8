CREATE TABLE "pengaturan_sebutan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kunci" text NOT NULL,
	"nama" text NOT NULL,
	"inggris" text NOT NULL,
	"_cari" text GENERATED ALWAYS AS (lower(coalesce("nama", '') || ' ' || coalesce("inggris", ''))) STORED,
	CONSTRAINT "uq_pengaturan_sebutan_kunci" UNIQUE("kunci")
);

--> statement-breakpoint
CREATE INDEX "ix_pengaturan_sebutan_cari" ON "pengaturan_sebutan" USING gin ("_cari" gin_trgm_ops);
