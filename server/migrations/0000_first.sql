CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"blocked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "login_flows" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_links" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"email_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "one_time_links_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "one_time_links_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "sessions_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"email_key" text,
	"email_verified_at" timestamp (3) with time zone,
	"password_hash" text,
	"full_name" text,
	"first_name" text,
	"last_name" text,
	"image_url" text,
	"language" text DEFAULT 'en' NOT NULL,
	"theme" text DEFAULT 'light' NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"country" text,
	"consent_version" text NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"catalogue_key" text,
	"custom_name" text,
	"name_key" text NOT NULL,
	"activity_type" text NOT NULL,
	"duration" integer,
	"notes" text,
	"steps" jsonb,
	"rank" integer NOT NULL,
	"planned_for" date,
	"started_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"completed_on" date,
	"completed_minutes" integer,
	"writing" text,
	"rating" text,
	"rated_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activities_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "activities_duration" CHECK ("activities"."duration" is null or "activities"."duration" between 1 and 240),
	CONSTRAINT "activities_named" CHECK (("activities"."catalogue_key" is null) <> ("activities"."custom_name" is null))
);
--> statement-breakpoint
CREATE TABLE "assessments" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"responses" jsonb NOT NULL,
	"work_stress" double precision NOT NULL,
	"financial_stress" double precision NOT NULL,
	"personal_stress" double precision NOT NULL,
	"global_stress" double precision NOT NULL,
	"overall_stress" double precision NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"local_date" date NOT NULL,
	CONSTRAINT "assessments_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "assessments_overall" CHECK ("assessments"."overall_stress" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "given_answers" (
	"user_id" uuid NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"status" integer,
	"sealed" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "given_answers_user_id_key_hash_pk" PRIMARY KEY("user_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"focus" text NOT NULL,
	"target_activities" integer NOT NULL,
	"target_minutes" integer NOT NULL,
	"target_breathing" integer NOT NULL,
	"target_check_ins" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "plans_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "activity_log" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"activity_type" text NOT NULL,
	"page_url" text,
	"at" timestamp (3) with time zone NOT NULL,
	"local_date" date NOT NULL,
	CONSTRAINT "activity_log_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "usage_sessions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "usage_sessions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_user_id_plan_id_plans_user_id_id_fk" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."plans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_answers" ADD CONSTRAINT "given_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_user_id_assessment_id_assessments_user_id_id_fk" FOREIGN KEY ("user_id","assessment_id") REFERENCES "public"."assessments"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_sessions" ADD CONSTRAINT "usage_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identities_person" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "activities_pending_name" ON "activities" USING btree ("user_id","name_key") WHERE completed_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "activities_newest" ON "activities" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activities_completed" ON "activities" USING btree ("user_id","completed_on");--> statement-breakpoint
CREATE INDEX "assessments_newest" ON "assessments" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "given_answers_age" ON "given_answers" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_one_active" ON "plans" USING btree ("user_id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "activity_log_newest" ON "activity_log" USING btree ("user_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "usage_sessions_newest" ON "usage_sessions" USING btree ("user_id","started_at" DESC NULLS LAST);