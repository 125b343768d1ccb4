CREATE TABLE "experiment_evenings" (
	"user_id" uuid NOT NULL,
	"experiment_id" uuid NOT NULL,
	"day" integer NOT NULL,
	"points" integer NOT NULL,
	"done" boolean NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "experiment_evenings_user_id_experiment_id_day_pk" PRIMARY KEY("user_id","experiment_id","day"),
	CONSTRAINT "experiment_evenings_day" CHECK ("experiment_evenings"."day" between 1 and 42),
	CONSTRAINT "experiment_evenings_points" CHECK ("experiment_evenings"."points" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "experiments" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"catalogue_key" text,
	"text_sealed" "bytea",
	"outcome" text NOT NULL,
	"ask_hour" integer NOT NULL,
	"plan" text NOT NULL,
	"starts_on" date NOT NULL,
	"stopped_on" date,
	"stopped_by" text,
	"seen_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "experiments_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "experiments_outcome" CHECK ("experiments"."outcome" in ('stress', 'mood')),
	CONSTRAINT "experiments_plan" CHECK ("experiments"."plan" ~ '^[yn]{21}$'),
	CONSTRAINT "experiments_hour" CHECK ("experiments"."ask_hour" between 17 and 23)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "experiments_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "experiment_evenings" ADD CONSTRAINT "experiment_evenings_user_id_experiment_id_experiments_user_id_id_fk" FOREIGN KEY ("user_id","experiment_id") REFERENCES "public"."experiments"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiments" ADD CONSTRAINT "experiments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "experiments_newest" ON "experiments" USING btree ("user_id","created_at" DESC NULLS LAST);