CREATE TABLE "finding_runs" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"findings" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insights" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"says" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"acknowledged_at" timestamp (3) with time zone,
	CONSTRAINT "insights_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "insights_once" UNIQUE("user_id","says")
);
--> statement-breakpoint
CREATE TABLE "check_ins" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"mood" integer NOT NULL,
	"stress" double precision NOT NULL,
	"work_stress" double precision,
	"financial_stress" double precision,
	"personal_stress" double precision,
	"global_stress" double precision,
	"note_sealed" "bytea",
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"local_date" date NOT NULL,
	"back_dated" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "check_ins_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "check_ins_mood" CHECK ("check_ins"."mood" between 1 and 5),
	CONSTRAINT "check_ins_stress" CHECK ("check_ins"."stress" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "person_keys" (
	"user_id" uuid NOT NULL,
	"generation" integer NOT NULL,
	"wrapped" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "person_keys_user_id_generation_pk" PRIMARY KEY("user_id","generation")
);
--> statement-breakpoint
CREATE TABLE "milestones" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"milestone_type" text NOT NULL,
	"achieved_at" timestamp (3) with time zone NOT NULL,
	"acknowledged_at" timestamp (3) with time zone,
	CONSTRAINT "milestones_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "milestones_once" UNIQUE("user_id","milestone_type")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "writing_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "writing_edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "finding_runs" ADD CONSTRAINT "finding_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_keys" ADD CONSTRAINT "person_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_ins_newest" ON "check_ins" USING btree ("user_id","occurred_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "check_ins_days" ON "check_ins" USING btree ("user_id","local_date");